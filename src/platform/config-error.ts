/** Settings that are missing or wrong: a line for each that names it, for the terminal. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** @throws ConfigError with all of them, where there is one. */
export function refuseFaults(faults: readonly string[]): void {
  if (faults.length > 0) throw new ConfigError([...new Set(faults)].join('\n'))
}
