import { useId, useState, type DragEvent } from 'react'
import styles from './drop-zone.module.css'

interface DropZoneProps {
  label: string
  hint: string
  accept: string
  busy: boolean
  /** Several files at once. */
  multiple?: boolean
  onFiles: (files: readonly File[]) => void
}

/** Files by dragging, or by the file dialog for everybody who does not drag. */
export function DropZone({ label, hint, accept, busy, multiple = false, onFiles }: DropZoneProps) {
  const id = useId()
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    <div
      className={styles.zone}
      data-over={over || undefined}
      aria-busy={busy || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label htmlFor={id}>{busy ? '送信しています…' : label}</label>
      <small>{hint}</small>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        className="visually-hidden"
        disabled={busy}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </div>
  )
}
