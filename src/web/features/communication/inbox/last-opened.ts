let noted: Promise<unknown> | null = null

/** A mail was opened: `noting` ends when the server knows. A list that was asked for before, or ahead of its page, says of it that it is unread. */
export const noteOpened = (noting: Promise<unknown>): void => void (noted = noting)

/** When the server knows of the mail that was opened last; null where none was since it was taken. The list asks again then. */
export function takeOpened(): Promise<unknown> | null {
  const noting = noted
  noted = null
  return noting
}
