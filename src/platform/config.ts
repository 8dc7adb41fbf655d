import * as v from 'valibot'
import { ConfigError } from './config-error.ts'
import { refuseUnsafeProduction } from './production-settings.ts'
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
 * Reads every setting at start, never first inside a job. An empty variable counts as missing.
 * @throws ConfigError naming the first wrong setting.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const config = read(settings, environment)
  if ((config.SIGNING_CERTIFICATE === undefined) !== (config.SIGNING_KEY === undefined)) {
    throw new ConfigError(`${config.SIGNING_KEY === undefined ? 'SIGNING_KEY' : 'SIGNING_CERTIFICATE'} is missing`)
  }
  if ((config.PUSH_PUBLIC_KEY === undefined) !== (config.PUSH_PRIVATE_KEY === undefined)) {
    throw new ConfigError(
      `${config.PUSH_PRIVATE_KEY === undefined ? 'PUSH_PRIVATE_KEY' : 'PUSH_PUBLIC_KEY'} is missing`,
    )
  }
  const unset = identityAppSettings.filter((name) => config[name] === undefined)
  if (unset[0] !== undefined && unset.length < identityAppSettings.length)
    throw new ConfigError(`${unset[0]} is missing`)
  if (config.APP_ENV === 'production') refuseUnsafeProduction(config)
  return config
}

/** All of them or none: an app without a verifier would identify nobody. */
const identityAppSettings = [
  'IDENTITY_APP_ISSUER',
  'IDENTITY_APP_CLIENT_ID',
  'IDENTITY_APP_KEY',
  'IDENTITY_VERIFIER_URL',
  'IDENTITY_VERIFIER_KEY',
] as const

/** @throws ConfigError naming the first wrong setting; in production the role with which the product runs is one of them. */
export function readMigrationConfig(
  environment: Record<string, string | undefined>,
): v.InferOutput<typeof migrationSettings> {
  const config = read(migrationSettings, environment)
  if (config.APP_ENV === 'production' && config.DATABASE_RUNTIME_ROLE === undefined) {
    throw new ConfigError(
      'DATABASE_RUNTIME_ROLE is missing: the role with which server and worker run, which owns no table',
    )
  }
  return config
}

function read<Schema extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  schema: Schema,
  environment: Record<string, string | undefined>,
): v.InferOutput<Schema> {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = v.safeParse(schema, given)
  if (result.success) return result.output
  const [issue] = result.issues
  const name = v.getDotPath(issue) ?? 'setting'
  const [setting = ''] = name.split('.')
  throw new ConfigError(`${name} ${given[setting] === undefined ? 'is missing' : issue.message}`)
}
