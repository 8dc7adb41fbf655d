/** The id of a row, of one table alone: a member's id does not pass for a fund's. The generated database types say the same of their columns. */
export type Id<Of extends string> = number & { readonly idOf: Of }

/** The id that a text from outside names; null for a text that cannot be one. */
export function parseId<Of extends string>(text: string | number): Id<Of> | null {
  const digits = String(text)
  const value = Number(digits)
  return /^[1-9]\d{0,15}$/.test(digits) && Number.isSafeInteger(value) ? (value as Id<Of>) : null
}

/** No row's: rows are counted from 1. What is looked up by it is simply not found; a list filtered by it is empty, which 0, taken for no filter, might not be. */
export const NO_ROW = -1 as Id<never>

/** Of a look-up: the id of no row for a text that cannot be an id, and where nothing was given. */
export function idOf<Of extends string>(text: string | number | null | undefined): Id<Of> {
  return idIfGiven(text) ?? NO_ROW
}

/** Of a filter or an optional field: null where nothing was given. */
export function idIfGiven<Of extends string>(text: string | number | null | undefined): Id<Of> | null {
  return text === null || text === undefined ? null : (parseId(text) ?? NO_ROW)
}
