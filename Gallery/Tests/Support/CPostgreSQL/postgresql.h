// Part of Rowhouse, table pages in Swift.
// SPDX-License-Identifier: MIT

#pragma once

#include <libpq-fe.h>
