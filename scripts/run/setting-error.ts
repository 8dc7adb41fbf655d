/** A wrong setting: the message is one line that names it and says what to do. Ends the start with exit code 1. */
export class SettingError extends Error {
  override name = 'SettingError'
}
