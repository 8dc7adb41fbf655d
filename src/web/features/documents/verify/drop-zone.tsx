import { useState, type DragEvent } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import styles from './verify.module.css'

/** A place to drop a file, and the browser's own chooser for whoever has no mouse: the field lies under the drawing. */
export function DropZone({ onFile, busy }: { onFile: (file: File) => void; busy: boolean }) {
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file !== undefined) onFile(file)
  }
  return (
    <div
      className={styles.zone}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        id="verify-file"
        className={styles.input}
        type="file"
        accept="application/pdf,.pdf"
        aria-describedby="verify-privacy"
        aria-busy={busy || undefined}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // The same file, changed meanwhile, may be chosen again.
          event.target.value = ''
          if (file !== undefined) onFile(file)
        }}
      />
      <label className={styles.label} htmlFor="verify-file">
        <span className={styles.sheet}>
          <Icon name="document" size={32} />
        </span>
        <b>検証するPDFを選ぶ</b>
        <span className={styles.dropHint}>ここへファイルを置くこともできます</span>
      </label>
    </div>
  )
}
