# Part of Rowhouse, table pages in Swift.
# SPDX-License-Identifier: MIT
"""Pages whose appearance is tested."""

from .described import Page, Row, Section


def settings(night=False, appearance="grouped"):
    return Page("Settings", [
        Section("i0", [Row("i0", "Account & security", "Protected", value_picture="lock", chevron=True, tap=True)]),
        Section("i1", [
            Row("i1", "New messages", picture="bell", chevron=True, tap=True),
            Row("i7", "Night mode", picture="moon", toggle=night),
            Row("i8", "Clear cache", "36.5 MB", picture="broom", chevron=True, tap=True),
            Row("i2", "Privacy", picture="hand", chevron=True, tap=True),
            Row("i3", "Language", "English", picture="globe", checked=True, tap=True),
        ], head="General", foot="Messages arrive while the application is closed, too."),
        Section("i2", [
            Row("i4", "Wi-Fi", "Home", detail=True, tap=True),
            Row("i5", "Old phone", "Last seen in May", delete=True),
            Row("i9", "Name", field="Ada"),
            Row("i10", "Stickers", press="Try again"),
            Row("i11", "Loading stickers…", spinner=True),
        ], head="Devices"),
        Section("i3", [
            Row("i12", "What is said on the leading side goes on and on without an end",
                "And so does what stands on the other side of the row", picture="book", chevron=True, tap=True),
            Row("i13", "Short", "A value that is much longer than there is any room for it", chevron=True, tap=True),
        ]),
        Section("i4", [Row("i6", "Log out", button=True, tap=True)]),
    ], appearance)


def me():
    return Page("Me", [
        Section("i0", [Row("i0", "Ada Lovelace", profile="Number: ada_1815", picture="avatar",
                           value_picture="code", chevron=True, tap=True)]),
        Section("i1", [
            Row("i1", "Album", picture="album", chevron=True, tap=True),
            Row("i2", "Favorites", picture="favorites", chevron=True, tap=True),
            Row("i3", "Wallet", picture="wallet", chevron=True, tap=True),
            Row("i4", "Cards", picture="cards", chevron=True, tap=True),
        ]),
        Section("i2", [Row("i5", "Stickers", "12 new", picture="stickers", chevron=True, tap=True)]),
        Section("i3", [Row("i7", "Settings", picture="gear", chevron=True, tap=True)]),
    ])


def arabic():
    return Page("الإعدادات", [
        Section("i0", [
            Row("i0", "الحساب والأمان", "محمي", picture="lock", chevron=True, tap=True),
            Row("i1", "الوضع الليلي", picture="moon", toggle=True),
            Row("i2", "Wi-Fi", "Home", picture="wifi", detail=True, tap=True),
            Row("i3", "اللغة", "العربية", picture="globe", checked=True, tap=True),
            Row("i4", "هاتف قديم", delete=True),
        ], head="عام", foot="تصل الرسائل حتى عندما يكون التطبيق مغلقًا."),
        Section("i1", [Row("i6", "تسجيل الخروج", button=True, tap=True)]),
    ])


def names(*keys, section="ts", head=None, **options):
    """Returns a page of one section whose rows have their keys as titles."""
    rows = [Row(f"t{key}", key, tap=True, **options) for key in keys]
    return Page("Names", [Section(section, rows, head=head)])
