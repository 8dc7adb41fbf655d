import { Integer, OctetString } from 'asn1js'
import { MessageImprint, SignedData, TimeStampReq, TimeStampResp, TSTInfo } from 'pkijs'
import { arrayBuffer, sha256, sha256Algorithm, type RequestTimestamp } from './cades-signature.ts'
import { TimestampUnavailable } from './document-signer.ts'

const answerWithinMilliseconds = 10_000
const nonceBytes = 8
/** PKIStatus of RFC 3161: granted, grantedWithMods. */
const granted = [0, 1]

/**
 * A time-stamp authority over HTTP (RFC 3161, section 3.4). Its answer must be about these very bytes and this very request.
 * `randomBytes` makes the request's nonce.
 */
export function httpTimestampAuthority(url: string, randomBytes: (length: number) => Uint8Array): RequestTimestamp {
  return async (bytes) => {
    const imprint = sha256(bytes)
    // A leading zero bit less keeps the number positive.
    const nonce = Uint8Array.from(randomBytes(nonceBytes), (value, index) =>
      index === 0 ? (value & 0x3f) | 0x40 : value,
    )
    const request = new TimeStampReq({
      version: 1,
      messageImprint: new MessageImprint({
        hashAlgorithm: sha256Algorithm(),
        hashedMessage: new OctetString({ valueHex: imprint }),
      }),
      nonce: new Integer({ valueHex: arrayBuffer(nonce) }),
      certReq: true,
    })
    const answer = TimeStampResp.fromBER(await ask(url, new Uint8Array(request.toSchema().toBER(false))))
    if (!granted.includes(answer.status.status) || !answer.timeStampToken)
      throw new TimestampUnavailable(`the time-stamp authority refused: status ${answer.status.status}`)
    const info = tokenInfo(answer.timeStampToken.content)
    const isOurs =
      sameBytes(info.messageImprint.hashedMessage.valueBlock.valueHexView, imprint) &&
      sameBytes(info.nonce?.valueBlock.valueHexView, arrayBuffer(nonce))
    if (!isOurs) throw new TimestampUnavailable('the time-stamp authority answered about something else')
    return new Uint8Array(answer.timeStampToken.toSchema().toBER(false))
  }
}

async function ask(url: string, body: Uint8Array): Promise<ArrayBuffer> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
      body: arrayBuffer(body),
      signal: AbortSignal.timeout(answerWithinMilliseconds),
    })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    return await answer.arrayBuffer()
  } catch (error) {
    throw new TimestampUnavailable('the time-stamp authority cannot be reached', { cause: error })
  }
}

function tokenInfo(content: unknown): TSTInfo {
  const value = new SignedData({ schema: content }).encapContentInfo.eContent?.valueBlock
  const pieces =
    value && 'value' in value && value.value.length > 0
      ? value.value.map((piece) => Buffer.from((piece as OctetString).valueBlock.valueHexView))
      : [Buffer.from(value?.valueHexView ?? [])]
  return TSTInfo.fromBER(arrayBuffer(Buffer.concat(pieces)))
}

const sameBytes = (one: Uint8Array | undefined, other: ArrayBuffer): boolean =>
  one !== undefined && Buffer.from(one).equals(Buffer.from(other))
