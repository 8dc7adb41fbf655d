import { refusal, success, type Outcome } from '../../../platform/outcome.ts'
import { sign } from '../../../platform/secret.ts'
import type { Viewer } from '../../core/graphql/context.ts'
import { refuseSuspended } from '../../core/access/refuse-suspended.ts'
import type { Services } from '../../core/services.ts'
import { askChallenge, challengeLife } from './challenge.ts'
import { credentialsOf } from './list-passkeys.ts'
import { refuseNewPasskey } from './refuse-new-passkey.ts'
import { relyingParty } from './relying-party.ts'
import { webauthn } from './webauthn.ts'
import type { Id } from '../../../domain/id.ts'

const mostPasskeys = 20

/**
 * Asks the member's browser for a new passkey that needs no name to log in and always asks for finger, face or code.
 * @returns PublicKeyCredentialCreationOptions as JSON. What `refuseNewPasskey` says; CONFLICT beyond 20 passkeys.
 */
export async function beginPasskeyRegistration(
  services: Services,
  viewer: Viewer,
  enrolmentCode: string | null = null,
): Promise<Outcome<string>> {
  const refused = refuseSuspended(viewer) ?? (await refuseNewPasskey(services, viewer, enrolmentCode))
  if (refused) return refused
  const member = await services.database
    .selectFrom('member')
    .select(['id', 'email', 'family_name', 'given_name'])
    .where('id', '=', viewer.memberId)
    .executeTakeFirstOrThrow()
  const known = await credentialsOf(services.database, member.id)
  if (known.length >= mostPasskeys)
    return refusal('CONFLICT', `登録できるパスキーは${mostPasskeys}個までです。使わないものを削除してください。`)
  const party = relyingParty(services)
  const options = await (
    await webauthn()
  ).generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: new Uint8Array(Buffer.from(await userHandleOf(services, member.id), 'base64url')),
    userName: member.email,
    userDisplayName: `${member.family_name} ${member.given_name}`,
    challenge: new Uint8Array(Buffer.from(await askChallenge(services, 'register', member.id), 'base64url')),
    timeout: challengeLife,
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return success(JSON.stringify(options))
}

/** Opaque, as WebAuthn wants it, and the same for all of a member's passkeys, so that a device keeps one and not several. */
export async function userHandleOf(services: Services, memberId: Id<'member'>): Promise<string> {
  const earlier = await services.database
    .selectFrom('passkey')
    .select('user_handle')
    .where('member_id', '=', memberId)
    .limit(1)
    .executeTakeFirst()
  return earlier?.user_handle ?? sign(services.config.SECRET_KEY, 'passkey-user', String(memberId))
}
