/** A setting that is missing or wrong: one line that names it, for the terminal. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
