import { useState } from 'react'
import { DenseInput } from '../../../ui/dense-field.tsx'
import { uploadFile } from '../../../ui/upload-file.ts'

/** The PDF of an appraisal: kept as soon as it is chosen, and named by its hash when the appraisal is recorded. */
export function AppraisalPaper({ error, onChoose }: { error: string | undefined; onChoose: (sha256: string) => void }) {
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<string>()
  const send = async (file: File | undefined) => {
    onChoose('')
    setRefused(undefined)
    if (file === undefined) return
    setSending(true)
    const answer = await uploadFile<{ sha256: string }>('/admin-upload/property-papers', {}, file)
    if (answer.ok) onChoose(answer.value.sha256)
    else setRefused(answer.fields['file'] ?? answer.message)
    setSending(false)
  }
  return (
    <DenseInput
      label="評価書のPDF"
      type="file"
      accept="application/pdf"
      aria-busy={isSending}
      hint="第三者による評価では必要です（10MBまで）。ファイルを保存し、取引を承認する人が開いて確かめます。"
      error={refused ?? error}
      onChange={({ target }) => void send(target.files?.[0])}
    />
  )
}
