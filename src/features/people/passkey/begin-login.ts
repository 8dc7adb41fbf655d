import { success, type Outcome } from '../../../platform/outcome.ts'
import { throttledNetwork } from '../../../platform/throttle/network-address.ts'
import { countRequest } from '../../../platform/throttle/request-limit.ts'
import type { RequestFacts, Viewer } from '../../core/graphql/context.ts'
import type { Services } from '../../core/services.ts'
import { askChallenge, challengeLife } from './challenge.ts'
import { credentialsOf } from './list-passkeys.ts'
import { relyingParty } from './relying-party.ts'
import { webauthn } from './webauthn.ts'

/** Each login dialog asks one question; more than this in five minutes from one network address is a program. */
const mostQuestions = 300

/**
 * Asks a browser for a passkey of the site: a visitor's for any, so that nobody learns who has one; of who is logged in already, for one of
 * the member's own. @returns PublicKeyCredentialRequestOptions as JSON.
 */
export async function beginPasskeyLogin(
  services: Services,
  viewer: Viewer | null,
  request: Pick<RequestFacts, 'ipAddress'>,
): Promise<Outcome<string>> {
  const network = throttledNetwork(services.config, request.ipAddress)
  if (network !== null) {
    const limit = {
      key: `passkey-challenge:network:${network}`,
      most: mostQuestions,
      windowSeconds: challengeLife / 1000,
    }
    const counted = await countRequest(services.database, limit, services.machineClock.now())
    if (!counted.ok) return counted
  }
  const options = await (
    await webauthn()
  ).generateAuthenticationOptions({
    rpID: relyingParty(services).id,
    allowCredentials: viewer ? await credentialsOf(services.database, viewer.memberId) : [],
    challenge: new Uint8Array(
      Buffer.from(await askChallenge(services, 'login', viewer?.memberId ?? null), 'base64url'),
    ),
    timeout: challengeLife,
    userVerification: 'required',
  })
  return success(JSON.stringify(options))
}
