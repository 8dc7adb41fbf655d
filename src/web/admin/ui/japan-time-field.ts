/** `2026-04-02T19:00`, as a field of date and time has it, meant in Japan: the instant as the API wants it. Null for an empty field. */
export const instantOfField = (value: string): string | null => (value === '' ? null : `${value.slice(0, 16)}:00+09:00`)

/** The API's instant, which is told in Japan's time, for such a field. */
export const fieldOfInstant = (instant: string | null): string => instant?.slice(0, 16) ?? ''

/** The minute of a screen's clock, for such a field. */
export const fieldOfClock = (now: number): string => new Date(now + 9 * 3_600_000).toISOString().slice(0, 16)
