import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { ConfigError, refuseFaults } from './config-error.ts'
import { unsafeSettings } from './production-settings.ts'
import { fileVariable, isSecretSetting } from './setting-notes.ts'
import { migrationSettings, settings } from './settings-schema.ts'

export { ConfigError }

export type Config = Readonly<v.InferOutput<typeof settings>>

/** Whether a password alone is not enough for what is risky: the one place that says so, for operators and members. */
export const isStrongLoginRequired = ({ APP_ENV, STRONG_LOGIN }: Pick<Config, 'APP_ENV' | 'STRONG_LOGIN'>): boolean =>
  APP_ENV === 'production' || STRONG_LOGIN === 'required'

/** See DECLARED_INCOME. */
export function allowsDeclaredIncome({
  APP_ENV,
  DECLARED_INCOME,
}: Pick<Config, 'APP_ENV' | 'DECLARED_INCOME'>): boolean {
  return (DECLARED_INCOME ?? (APP_ENV === 'demo' ? 'allowed' : 'refused')) === 'allowed'
}

/**
 * Reads every setting at start, never first inside a job. An empty variable counts as missing; a secret may stand in a file instead, whose path is
 * in the variable of its name and `_FILE`.
 * @throws ConfigError with a line for each wrong setting.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const { config, faults } = read(settings, environment)
  refuseFaults([
    ...faults,
    ...missingPartners(config),
    ...(config.APP_ENV === 'production' ? unsafeSettings(config) : []),
  ])
  return config as Config
}

/** What is set without the setting that it needs. */
function missingPartners(config: Partial<Config>): string[] {
  return allOrNone.flatMap((names) => {
    const unset = names.filter((name) => config[name] === undefined)
    return unset.length < names.length ? unset.map((name) => `${name} is missing`) : []
  })
}

/** All of a group or none: a key without its certificate, or an app without a verifier, would do nothing. */
const allOrNone = [
  ['SIGNING_CERTIFICATE', 'SIGNING_KEY'],
  ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY'],
  [
    'IDENTITY_APP_ISSUER',
    'IDENTITY_APP_CLIENT_ID',
    'IDENTITY_APP_KEY',
    'IDENTITY_VERIFIER_URL',
    'IDENTITY_VERIFIER_KEY',
  ],
] as const

/** @throws ConfigError with a line for each wrong setting; in production the role with which the product runs is one of them. */
export function readMigrationConfig(
  environment: Record<string, string | undefined>,
): v.InferOutput<typeof migrationSettings> {
  const { config, faults } = read(migrationSettings, environment)
  const isWithoutRole = config.APP_ENV === 'production' && config.DATABASE_RUNTIME_ROLE === undefined
  refuseFaults([
    ...faults,
    ...(isWithoutRole
      ? ['DATABASE_RUNTIME_ROLE is missing: the role with which server and worker run, which owns no table']
      : []),
  ])
  return config as v.InferOutput<typeof migrationSettings>
}

interface Reading<Output> {
  /** Those that are as they should be. */
  config: Partial<Output>
  faults: string[]
}

function read<Schema extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  schema: Schema,
  environment: Record<string, string | undefined>,
): Reading<v.InferOutput<Schema>> {
  const faults: string[] = []
  const config: Partial<v.InferOutput<Schema>> = {}
  for (const [name, entry] of Object.entries(schema.entries)) {
    const given = valueOf(name, environment)
    if ('fault' in given) faults.push(given.fault)
    else {
      const result = v.safeParse(v.object({ [name]: entry }), given.value === undefined ? {} : { [name]: given.value })
      if (result.success) Object.assign(config, result.output)
      else
        for (const issue of result.issues)
          faults.push(`${v.getDotPath(issue) ?? name} ${given.value === undefined ? 'is missing' : issue.message}`)
    }
  }
  return { config, faults }
}

/** What stands in the environment for a setting, or for a secret in the file that it names. */
function valueOf(
  name: string,
  environment: Record<string, string | undefined>,
): { value: string | undefined } | { fault: string } {
  const value = environment[name] || undefined
  const file = isSecretSetting(name) ? environment[fileVariable(name)] || undefined : undefined
  if (file === undefined) return { value }
  if (value !== undefined) return { fault: `${name} and ${fileVariable(name)} are both set` }
  try {
    return { value: readFileSync(file, 'utf8').trim() || undefined }
  } catch (error) {
    return { fault: `${fileVariable(name)} cannot be read: ${(error as Error).message}` }
  }
}
