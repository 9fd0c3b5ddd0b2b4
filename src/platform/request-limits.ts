/*
 * The limits of one request: every limit on input, by unit. Parsers take their limits from here.
 * `src/testing/all-modules/expensive-input.test.ts` sends the most expensive permitted input to every operation.
 */

/** Bytes of a JSON body: one mebibyte. The longest text of a schema has a million characters: a calendar to import. */
export const maxBodyBytes = 1024 * 1024

/** Bytes of a file: ten megabytes. */
export const maxFileBytes = 10_000_000

/** Bytes of a form from a page without scripts: its longest field is a message of 5,000 characters. */
export const maxFormBytes = 128 * 1024

/** Bytes of a request's line and headers, including URL and cookies. This is Node's default. */
export const maxHeaderBytes = 16 * 1024

/** Parameters of a query string, repeated ones included. The longest list in a URL is one of 1,000 ids. */
export const maxQueryParameters = 2000

/** Depth of arrays and objects in a JSON body: no schema is a tenth as deep, and recursion needs stack. */
export const maxJsonDepth = 200

/** Items of arrays and fields of objects in a JSON body, together. The longest list of a schema has 20,000 ids. */
export const maxJsonValues = 50_000

/** Issues listed in a response; the others are only counted. */
export const maxIssues = 20

/** Issues per row in an import's report, which may have a thousand rows. */
export const maxRowIssues = 5

/** Characters of an issue's path, which may be a key from the request. The longest of a schema has about 60. */
export const maxIssuePath = 200

/** Characters of an error message, which may quote the input. */
export const maxProblemMessage = 500

/** Items of a page of a list. */
export const maxPageItems = 1000

/** Values of one filter of a list. */
export const maxFilterValues = 200

/** Characters of a search text. */
export const maxSearchLength = 200

/** Characters of `at`, the cursor with the sort values of a row. */
export const maxCursorLength = 4000

/** Bytes of a browser's violation report. */
export const maxReportBytes = 16 * 1024

/**
 * Violation reports per minute, from one network and as lines of the log; reports per request; characters of an
 * address; networks that are counted.
 */
export const policyReports = { ofNetwork: 20, lines: 60, ofRequest: 5, longest: 200, networks: 10_000 }

/**
 * Days for which an idempotency key belongs to its first body; browsers may repeat a request after long time offline.
 */
export const maxIdempotencyKeyDays = 30

/**
 * Minimum speed of a body, in milliseconds and bytes (Apache's mod_reqtimeout and nginx are more patient): `minFirstBytes`
 * bytes in the first window, `minLaterBytes` in each that follows; after `maxSilence` another body may take its slot.
 */
export const bodyRate = { window: 10_000, minFirstBytes: 1024, minLaterBytes: 10 * 1024, maxSilence: 2000 }

/** The share of the slots for bodies that one network may use: one of this many. */
export const bodyNetworks = 4

/** The part of a request that is read after an early response: bytes, milliseconds in all and of silence. */
export const lingering = { bytes: 16 * 1024 * 1024, longest: 10_000, silence: 2000 }

/** Pixels of a picture: 100 million, as of the largest cameras, take 400 megabytes of memory when shown. */
export const maxPicturePixels = 100_000_000

/** Pixels of one side of a picture; no browser draws a longer one on a canvas. */
export const maxPictureSide = 32_767

/** Rows of a table that a screen reads from a file, or cards of an address book. Larger files have to be split. */
export const maxTableRows = 100_000

/** Columns of a table; the widest exports of address books have about 100. */
export const maxTableColumns = 500

/** Rows times columns of a table: one of 100,000 rows may have 50 columns. */
export const maxTableCells = 5_000_000

/** Characters of one cell, one line of a card, or a cell that an unclosed quotation mark creates. */
export const maxTableCell = 200_000

/** Characters of Markdown that a screen reads, as many as rich text may have. */
export const maxMarkdownLength = 200_000

/**
 * Sum of the squared numbers of paired signs in a paragraph of Markdown. Marked takes about 0.1 ms for a thousand of
 * it: 2,000 unclosed stars block a browser for half a second.
 */
export const maxMarkdownCost = 4_000_000

/**
 * Lines of a paragraph of Markdown times the bars of its widest line: a table gets each of these cells, even if its
 * rows are short.
 */
export const maxMarkdownCells = 50_000

/** Characters of HTML in a field, as sent and as stored, unless the field sets fewer. */
export const maxHtmlLength = 200_000

/**
 * Limits of HTML. An editor's article of 200,000 characters stays far below: all elements are closed, lists and tables
 * nest some twenty levels deep, and elements have three attributes.
 */
export const htmlBounds = {
  /** Start tags, end tags and comments. */
  tags: 40_000,
  /** Elements that are open at the same time; trees are walked by recursion, so this limits the call stack, too. */
  depth: 200,
  /**
   * Formatting elements (`b`, `a`, `font`, …) that are open at the same time. The HTML standard reopens each of them in
   * every later block, so N of them before M blocks make N × M elements.
   */
  openFormatting: 50,
  attributesPerTag: 50,
  attributes: 40_000,
  /** Characters between a tag's name and its `>`. */
  tagLength: 16_000,
  /** Nodes of the tree: elements, texts and comments, including those that the standard's rules add. */
  nodes: 60_000,
  /** Characters of names and values of all attributes in the tree, repeated for reopened elements. */
  attributeCharacters: 400_000,
  /** How often the result is parsed again until it stays the same. */
  readings: 5,
  /** Milliseconds for one text in its own thread. An ordinary text of 150,000 characters takes some 40 ms. */
  milliseconds: 5000,
  /** Megabytes of that thread's heap. */
  megabytes: 128,
} as const

/**
 * Characters of HTML that are sanitised on the thread of requests: the most expensive texts that were found take less
 * than 6 ms. Longer ones go to another thread.
 */
export const maxInlineHtml = 4000

/** Texts that wait for such a thread; a further one gets 503. */
export const maxWaitingHtml = 64

/**
 * Limits of one PDF in its own thread: an invoice takes a tenth of a second after the first one, 200 lines with most of
 * the Chinese characters a few seconds. `maxWaiting`: papers that wait for the thread; a further one gets 503.
 * `maxWaitingOfOwner`: those of one user or network among them; a further one gets 429.
 */
export const pdfBounds = { milliseconds: 30_000, megabytes: 256, maxWaiting: 16, maxWaitingOfOwner: 2 } as const
