import { useState } from 'react'
import { lackingPictures } from '../../../../../domain/funds/fund-picture.ts'
import type { Id } from '../../../../../domain/id.ts'
import { DropZone } from '../../../ui/drop-zone.tsx'
import { fieldId, useField, useFundEditor } from './fund-editor.ts'
import type { TypedPicture } from './fund-form.ts'
import { PictureRow } from './picture-row.tsx'
import { SectionPanel } from './section-panel.tsx'
import { uploadFile } from '../../../ui/upload-file.ts'
import styles from './pictures-section.module.css'

const blank: Omit<TypedPicture, 'id' | 'subject'> = {
  caption: '',
  alt: '',
  madeOn: '',
  madeBy: '',
  isRendering: false,
  focusX: '50',
  focusY: '50',
}

/** Pictures that came at once are mostly of one day and by one hand: the next one begins with what the last one says. */
function added(id: Id<'fund_picture'>, before: readonly TypedPicture[]): TypedPicture {
  const { madeOn, madeBy, isRendering } = before.at(-1) ?? blank
  return { ...blank, madeOn, madeBy, isRendering, id, subject: before.length === 0 ? 'exterior' : 'other' }
}

function moved(pictures: readonly TypedPicture[], from: number, to: number): readonly TypedPicture[] {
  const picture = pictures[from]
  if (picture === undefined || to < 0 || to >= pictures.length || from === to) return pictures
  const others = pictures.toSpliced(from, 1)
  return others.toSpliced(to, 0, picture)
}

/** The pictures in their order, each with what the page says of it. */
export function PicturesSection() {
  const { fund, form, set, reload } = useFundEditor()
  const { error } = useField('pictures')
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly string[]>([])
  const [dragged, setDragged] = useState<number | null>(null)
  const { pictures } = form
  const lacking = lackingPictures(pictures.map(({ subject }) => subject))
  const add = async (files: readonly File[]) => {
    setBusy(true)
    setRefused([])
    for (const file of files) {
      const answer = await uploadFile<{ id: Id<'fund_picture'> }>(`/admin-upload/funds/${fund.id}/pictures`, {}, file)
      if (answer.ok) set((now) => ({ pictures: [...now.pictures, added(answer.value.id, now.pictures)] }))
      else setRefused((before) => [...before, `${file.name}：${answer.fields['file'] ?? answer.message}`])
    }
    setBusy(false)
    reload()
  }
  return (
    <SectionPanel id="pictures" title="5　写真" note={`${pictures.length}枚`}>
      <ol className={styles.pictures} id={fieldId('pictures')} tabIndex={-1}>
        {pictures.map((picture, place) => (
          // Whoever has no mouse moves it by its buttons.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={picture.id}
            data-dragged={dragged === place || undefined}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={(event) => {
              if (dragged === null) return
              event.preventDefault()
              set({ pictures: moved(pictures, dragged, place) })
              setDragged(null)
            }}
          >
            <PictureRow
              picture={picture}
              place={place}
              count={pictures.length}
              onMove={(to) => set({ pictures: moved(pictures, place, to) })}
              onDrag={(isHeld) => setDragged(isHeld ? place : null)}
              onRemove={() => set({ pictures: pictures.toSpliced(place, 1) })}
              onChange={(changes) => set({ pictures: pictures.with(place, { ...picture, ...changes }) })}
            />
          </li>
        ))}
      </ol>
      <DropZone
        label="写真を追加"
        hint="ここに複数のファイルをまとめてドロップできます。JPEG・PNG・WebP、960×640px以上、1枚10MBまで"
        accept="image/jpeg,image/png,image/webp"
        multiple
        busy={busy}
        onFiles={(files) => void add(files)}
      />
      {refused.length > 0 && (
        <div className={styles.error} role="alert">
          {refused.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      )}
      {error !== undefined && <p className={styles.error}>{error}</p>}
      <p className={styles.hint}>
        1枚目が一覧とページの先頭に出ます。
        {lacking.length > 0 && `足りない写真：${lacking.join('、')}。このまま公開するときは、理由を記録します。`}
        撮影場所などの情報は、変換のときに取り除かれます。
      </p>
    </SectionPanel>
  )
}
