// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

import RowhouseModel
import Testing

@Suite("Links out of the application")
struct ExternalLinkTests {
  @Test(
    "Addresses with a safe scheme are kept",
    arguments: [
      "https://example.com", "http://127.0.0.1:8080/", "https://example.com:65535/a%20b?c=d&e=f#g",
      "https://[::1]:80/a", "https://xn--fsq.example/~ann/@b", "mailto:ann@example.com",
      "mailto:ann@example.com,bob@example.com?subject=Hi%20there&body=a%0D%0Ab", "tel:+4930123456",
      "tel:(030)-12.34", "sms:110", "sms:+4930123456?body=Hello",
    ])
  func kept(address: String) {
    #expect(ExternalLink(address)?.address == address)
  }

  @Test("The scheme is in lower case, and other alphabets are escaped")
  func normalized() {
    #expect(ExternalLink("HTTPS://Example.com/Ü")?.address == "https://Example.com/%C3%9C")
    #expect(ExternalLink("MailTo:ann@example.com")?.scheme == .mailto)
    #expect(
      ExternalLink("mailto:ann@example.com?subject=好")?.address.hasSuffix("=%E5%A5%BD") == true)
  }

  @Test(
    "Unsafe and malformed addresses are not links",
    arguments: [
      "", ":", "https", "https:", "https:/", "https://", "https://?q", "https:///path",
      "//example.com",
      "/settings", "example.com", "javascript:alert(1)", "JaVaScRiPt://example.com/%0Aalert(1)",
      "data:text/html,x", "file:///etc/passwd", "ftp://example.com", "vbscript:x", "blob:https://a",
      " https://example.com", "https://example.com ", "https://exam ple.com", "https://a\n.com",
      "https://a\tb.com", "https://a\u{0}", "https://\u{202E}example.com",
      "https://example.com\\@evil", "path:/logout",
      "https://bank.example@evil.example", "https://user:word@example.com", "https://例え.jp",
      "https://%65xample.com", "https://example.com:", "https://example.com:65536",
      "https://example.com:8x", "https://[::1", "https://[]", "https://[example]", "https://a/[b]",
      "https://a/#b#c", "https://example.com/%", "https://example.com/%4",
      "https://example.com/%zz",
      "https://example.com/<b>", "https://example.com/\"", "https://example.com/`", "https://a/{b}",
      "mailto:", "mailto:ann", "mailto:@example.com", "mailto:ann@", "mailto:a@b@c", "mailto:a@b,",
      "mailto://ann@example.com", "tel:", "tel:+", "tel:abc", "tel:*#06#", "tel:12;ext=3",
      "tel:+1+2",
      "sms:", "sms:?body=x", "sms:*21*1#",
    ])
  func refused(address: String) {
    #expect(ExternalLink(address) == nil)
  }

  @Test(
    "A path leads to the same server",
    arguments: ["/", "/logout", "/a%20b?c=d&e=//f#g", "/~ann/@b:8"])
  func path(path: String) {
    let link = ExternalLink(path: path)
    #expect(link?.address == path && link?.scheme == .path)
    #expect(ExternalLink(path: "/Ü")?.address == "/%C3%9C")
    #expect(link?.isDownload == false && ExternalLink(path: path, isDownload: true) != link)
  }

  @Test(
    "Texts that are not a path, or are the address of another server, are not links",
    arguments: [
      "", "logout", "//example.com", "//", "https://example.com", "path:/logout", "/\\example.com",
      "/a b", "/a\nb", "/%", "/a[b]", "/#a#b", "\t/a", "?a=b", "#a",
    ])
  func refusedPath(path: String) {
    #expect(ExternalLink(path: path) == nil)
  }

  @Test("A mail has an escaped subject and text")
  func mail() {
    let link = ExternalLink(mail: "ann+b@example.com", subject: "A & B?", body: "One\nTwo\r\n100 %")
    #expect(
      link?.address
        == "mailto:ann%2Bb@example.com?subject=A%20%26%20B%3F&body=One%0D%0ATwo%0D%0A100%20%25")
    #expect(ExternalLink(mail: "ann@example.com")?.address == "mailto:ann@example.com")
    #expect(ExternalLink(mail: "a@b?bcc=c@d") == nil)
    #expect(ExternalLink(mail: "a@b,c@d") == nil)
    #expect(ExternalLink(mail: "") == nil)
  }

  @Test("Numbers are read without the characters between their digits")
  func numbers() {
    #expect(ExternalLink(phone: "+49 (30) 23125-001")?.address == "tel:+493023125001")
    #expect(ExternalLink(phone: "030/23125 001")?.address == "tel:03023125001")
    #expect(ExternalLink(message: "110", body: "Help!")?.address == "sms:110?body=Help%21")
    for number in ["", "+", "abc", "*21#", "1;2", "１２"] {
      #expect(ExternalLink(phone: number) == nil)
      #expect(ExternalLink(message: number) == nil)
    }
  }

  @Test("Every address that is made from a text is an address of the same link")
  func law() {
    var random = SystemRandomNumberGenerator()
    let characters = Array("ab1@:/?#[]%&+ .-_~*\\\"<>\n\r\t\u{0}ü好😀'();,=$!")
    for _ in 0..<20_000 {
      let text = String(
        (0..<Int.random(in: 0...8, using: &random)).compactMap { _ in
          characters.randomElement(using: &random)
        })
      let links = [
        ExternalLink("https://example.com/\(text)"), ExternalLink(text), ExternalLink(mail: text),
        ExternalLink(mail: "a@b", subject: text, body: text), ExternalLink(phone: text),
        ExternalLink(message: "1", body: text), ExternalLink("https://\(text)"),
      ]
      for link in links.compactMap(\.self) {
        #expect(ExternalLink(link.address) == link, "\(text.debugDescription)")
        #expect(link.address.utf8.allSatisfy { (0x21...0x7E).contains($0) }, "\(link)")
      }
      #expect(links[3] != nil && links[5] != nil, "\(text.debugDescription)")
    }
  }
}
