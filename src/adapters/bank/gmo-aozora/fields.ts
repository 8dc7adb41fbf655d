import * as v from 'valibot'

/**
 * The bank sends numbers and codes as strings, leaves out what is empty (older answers: null), and its sandbox sends flags
 * as strings. Fields that nobody here knows are ignored.
 */

export const text = v.nullish(v.string(), '')
export const requiredText = v.pipe(v.string(), v.minLength(1))

const digits = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  v.regex(/^-?\d+$/),
  v.transform(Number),
  v.safeInteger(),
)

/** Whole yen, or any whole number. */
export const wholeNumber = digits
export const maybeWholeNumber = v.nullish(
  v.union([
    digits,
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
  ]),
  null,
)

export const flag = v.nullish(
  v.union([
    v.boolean(),
    v.pipe(
      v.picklist(['true', 'false']),
      v.transform((word) => word === 'true'),
    ),
  ]),
  false,
)

export const japanDay = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))

/** RFC 3339 with an offset. */
export const instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/),
  v.transform((stamp) => new Date(stamp)),
  v.date(),
)
export const maybeInstant = v.nullish(
  v.union([
    instant,
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
  ]),
  null,
)

export function listOf<Row extends v.GenericSchema>(row: Row) {
  return v.nullish(v.array(row), [])
}

/** Fields of every answer that comes in pages. */
export const pageFields = { hasNext: flag, nextItemKey: text }
