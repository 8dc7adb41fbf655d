import { createXsrfFetch } from '../../gql/xsrf-fetch.ts'

export interface UploadRefusal {
  message: string
  fields: Record<string, string>
}

export type UploadAnswer<Value> = { ok: true; value: Value } | ({ ok: false } & UploadRefusal)

const send = createXsrfFetch(() => undefined)

/** Sends one file with its facts before it, as the server reads them. */
export async function uploadFile<Value>(
  address: string,
  facts: Readonly<Record<string, string>>,
  file: File,
): Promise<UploadAnswer<Value>> {
  const body = new FormData()
  for (const [name, value] of Object.entries(facts)) body.append(name, value)
  body.append('file', file)
  try {
    const response = await send(address, { method: 'POST', body })
    const answer: unknown = await response.json()
    return response.ok ? { ok: true, value: answer as Value } : { ok: false, ...toRefusal(answer) }
  } catch {
    return { ok: false, message: '通信できませんでした。接続を確かめて、もう一度お試しください。', fields: {} }
  }
}

function toRefusal(answer: unknown): UploadRefusal {
  const { message, fields } = answer as Partial<UploadRefusal>
  return { message: typeof message === 'string' ? message : 'ファイルを送信できませんでした。', fields: fields ?? {} }
}
