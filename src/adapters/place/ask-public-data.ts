import * as v from 'valibot'
import { PlaceServiceUnavailable } from './place.ts'

export interface PublicDataSettings {
  /** {landDataUrl}/{number of the interface}: https://www.reinfolib.mlit.go.jp/help/apiManual/ */
  landDataUrl: string
  /** Sent with the questions to it alone; the library gives it to whoever registers. */
  landDataKey: string
  /** For one whole exchange; 5 seconds where nothing is said. */
  timeoutMs?: number
}

async function ask(url: string, settings: PublicDataSettings): Promise<Response | null> {
  const isLibrary = url.startsWith(`${settings.landDataUrl}/`)
  try {
    const response = await fetch(url, {
      headers: isLibrary ? { 'ocp-apim-subscription-key': settings.landDataKey } : {},
      signal: AbortSignal.timeout(settings.timeoutMs ?? 5_000),
    })
    // All of these services answer so where there is nothing.
    if (response.status === 404) return null
    if (response.ok) return response
    throw new PlaceServiceUnavailable(`${new URL(url).host} answered ${response.status}`)
  } catch (problem) {
    if (problem instanceof PlaceServiceUnavailable) throw problem
    throw new PlaceServiceUnavailable(`${new URL(url).host} could not be reached`)
  }
}

/** @returns null where there is nothing. @throws PlaceServiceUnavailable where it cannot be asked, or read. */
export async function askPublicData<Answer>(
  url: string,
  shape: v.GenericSchema<unknown, Answer>,
  settings: PublicDataSettings,
): Promise<Answer | null> {
  const response = await ask(url, settings)
  if (response === null) return null
  const parsed = v.safeParse(shape, await response.json().catch(() => undefined))
  if (!parsed.success) throw new PlaceServiceUnavailable(`${new URL(url).host} gave an answer that cannot be read`)
  return parsed.output
}

const pngSignature = '89504e470d0a1a0a'

/** @returns null where there is no such tile. @throws PlaceServiceUnavailable, also for what is no PNG: it would be kept for a month. */
export async function askTile(url: string, settings: PublicDataSettings): Promise<Uint8Array | null> {
  const response = await ask(url, settings)
  if (response === null) return null
  const png = Buffer.from(await response.arrayBuffer().catch(() => new ArrayBuffer(0)))
  if (png.subarray(0, 8).toString('hex') === pngSignature) return png
  throw new PlaceServiceUnavailable(`${new URL(url).host} gave no picture`)
}
