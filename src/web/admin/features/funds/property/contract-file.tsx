import { useState } from 'react'
import { DenseInput } from '../../../ui/dense-field.tsx'

/** The file of a deal's contract: what is recorded of it tells it from any other, and the file itself stays with whoever chose it. */
export function ContractFile({ error, onChoose }: { error: string | undefined; onChoose: (sha256: string) => void }) {
  const [isReading, setReading] = useState(false)
  const read = async (file: File | undefined) => {
    if (file === undefined) return onChoose('')
    setReading(true)
    const bytes = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
    onChoose(Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join(''))
    setReading(false)
  }
  return (
    <DenseInput
      label="売買契約書のファイル"
      type="file"
      aria-busy={isReading}
      hint="ファンドが取得する取引では必要です。ファイルは送信されず、内容を特定する値（SHA-256）だけを記録します。原本は保管してください。"
      error={error}
      onChange={({ target }) => void read(target.files?.[0])}
    />
  )
}
