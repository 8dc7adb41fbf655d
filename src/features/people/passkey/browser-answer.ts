import * as v from 'valibot'

const longest = 20_000
const text = v.pipe(v.string(), v.maxLength(longest))
const base64url = v.pipe(text, v.regex(/^[\w-]+$/))
/** As far as it is read before the answer is verified (WebAuthn, CollectedClientData). */
const clientData = v.pipe(v.string(), v.parseJson(), v.object({ challenge: v.string() }))

const common = {
  id: base64url,
  rawId: base64url,
  type: v.literal('public-key'),
  authenticatorAttachment: v.optional(v.picklist(['platform', 'cross-platform'])),
}

/** What a browser says after navigator.credentials.create(), as JSON; what we do not need is left out. */
const registration = v.object({
  ...common,
  response: v.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(30))), v.maxLength(10)), []),
  }),
})

/** What it says after navigator.credentials.get(). Whose key it is (userHandle) may be left out where one certain key was asked for. */
const login = v.object({
  ...common,
  response: v.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: v.optional(base64url),
  }),
})

export type RegistrationAnswer = v.InferOutput<typeof registration>
export type LoginAnswer = v.InferOutput<typeof login>

/** Null for whatever no browser says. */
export const parseRegistrationAnswer = (json: string): RegistrationAnswer | null => parseAs(registration, json)
export const parseLoginAnswer = (json: string): LoginAnswer | null => parseAs(login, json)

function parseAs<Schema extends v.GenericSchema>(schema: Schema, json: string): v.InferOutput<Schema> | null {
  const result = v.safeParse(v.pipe(text, v.parseJson(), schema), json)
  return result.success ? result.output : null
}

/** The question that was answered, as the browser repeats it; null where it cannot be read. */
export function challengeOf(answer: RegistrationAnswer | LoginAnswer): string | null {
  const data = v.safeParse(clientData, Buffer.from(answer.response.clientDataJSON, 'base64url').toString('utf8'))
  return data.success ? data.output.challenge : null
}
