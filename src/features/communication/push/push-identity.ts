import type { PushIdentity } from '../../../adapters/push/push-sender.ts'
import { decrypt, encrypt } from '../../../platform/secret.ts'
import type { Services } from '../../core/services.ts'

const purpose = 'web push key'

/**
 * The key pair that browsers subscribe with: from the settings, else made once and kept. It stays for good: another pair would
 * make every subscription worthless.
 */
export async function pushIdentity(services: Services): Promise<PushIdentity> {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, BASE_URL, SECRET_KEY } = services.config
  const subject = BASE_URL.startsWith('https:') ? BASE_URL : 'mailto:webmaster@example.jp'
  if (publicKey !== undefined && privateKey !== undefined) return { subject, publicKey, privateKey }
  const kept = await keptKeys(services)
  return { subject, publicKey: kept.public_key, privateKey: decrypt(SECRET_KEY, purpose, kept.private_key) }
}

async function keptKeys(services: Services): Promise<{ public_key: string; private_key: string }> {
  const read = () => services.database.selectFrom('push_key').select(['public_key', 'private_key']).executeTakeFirst()
  const kept = await read()
  if (kept) return kept
  const made = services.pushSender.makeKeys()
  await services.database
    .insertInto('push_key')
    .values({
      public_key: made.publicKey,
      private_key: encrypt(services.config.SECRET_KEY, purpose, made.privateKey),
      made_at: services.machineClock.now(),
    })
    // Another process may have been first: its pair counts.
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const first = await read()
  if (!first) throw new Error('the push key was not kept')
  return first
}
