import { useState } from 'react'
import { DenseInput } from './dense-field.tsx'
import { uploadFile } from './upload-file.ts'

/** A PDF that is kept as soon as it is chosen, and named by its hash when what it proves is recorded. */
export function PaperField({
  label,
  hint,
  error,
  onChoose,
}: {
  label: string
  hint: string
  error: string | undefined
  onChoose: (sha256: string) => void
}) {
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
      label={label}
      type="file"
      accept="application/pdf"
      aria-busy={isSending}
      hint={hint}
      error={refused ?? error}
      onChange={({ target }) => void send(target.files?.[0])}
    />
  )
}
