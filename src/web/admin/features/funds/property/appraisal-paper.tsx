import { PaperField } from '../../../ui/paper-field.tsx'

/** The PDF of an appraisal. */
export function AppraisalPaper({ error, onChoose }: { error: string | undefined; onChoose: (sha256: string) => void }) {
  return (
    <PaperField
      label="評価書のPDF"
      hint="第三者による評価では必要です（10MBまで）。ファイルを保存し、取引を承認する人が開いて確かめます。"
      error={error}
      onChoose={onChoose}
    />
  )
}
