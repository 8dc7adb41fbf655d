import { useState } from 'react'
import { DRAWN_PICTURES, type FundPictureChoice } from '../../../../../domain/fund-draft.ts'
import { Button, IconButton } from '../../../../ui/button.tsx'
import { DropZone } from './drop-zone.tsx'
import { fieldId, useField, useFundEditor } from './fund-editor.ts'
import { pictureUrl } from './picture-urls.ts'
import { SectionPanel } from './section-panel.tsx'
import { uploadFile } from './upload-file.ts'
import styles from './fund-edit.module.css'
import type { Id } from '../../../../../domain/id.ts'

const nameOf = (picture: FundPictureChoice): string =>
  picture.kind === 'drawn' ? `イメージ図${picture.view + 1}` : `写真${picture.id}`

/** The pictures in their order; uploaded ones come in front of the drawn ones they replace. */
export function PicturesSection() {
  const { fund, form, set, reload } = useFundEditor()
  const { error } = useField('pictures')
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const pictures = form.pictures.length === 0 ? DRAWN_PICTURES : form.pictures
  const move = (from: number, to: number) => {
    const next = pictures.filter((_, index) => index !== from)
    set({ pictures: [...next.slice(0, to), pictures[from] as FundPictureChoice, ...next.slice(to)] })
  }
  const add = async (files: readonly File[]) => {
    setBusy(true)
    setRefused(null)
    const added: FundPictureChoice[] = []
    for (const file of files) {
      const answer = await uploadFile<{ id: Id<'fund_picture'> }>(`/admin-upload/funds/${fund.id}/pictures`, {}, file)
      if (answer.ok) added.push({ kind: 'uploaded', id: answer.value.id, caption: '' })
      else setRefused(`${file.name}：${answer.message}`)
    }
    setBusy(false)
    if (added.length === 0) return
    set({
      pictures: [
        ...form.pictures.filter(({ kind }) => kind === 'uploaded'),
        ...added,
        ...form.pictures.filter(({ kind }) => kind === 'drawn'),
      ],
    })
    reload()
  }
  const hidden = DRAWN_PICTURES.filter(
    (drawn) =>
      !pictures.some((picture) => picture.kind === 'drawn' && drawn.kind === 'drawn' && picture.view === drawn.view),
  )
  return (
    <SectionPanel id="pictures" title="5　写真" note={`${pictures.length}枚`}>
      <ul className={styles.pictures} id={fieldId('pictures')} tabIndex={-1}>
        {pictures.map((picture, index) => (
          <li key={nameOf(picture)}>
            <img src={pictureUrl(fund, picture)} alt={nameOf(picture)} width={240} height={160} loading="lazy" />
            <div className={styles.pictureTools}>
              <span>
                {index === 0 ? '主' : index + 1}　{picture.kind === 'drawn' ? 'イメージ図' : '写真'}
              </span>
              <IconButton
                icon="chevron-left"
                label={`${nameOf(picture)}を前へ`}
                aria-disabled={index === 0}
                onClick={() => index > 0 && move(index, index - 1)}
              />
              <IconButton
                icon="chevron-right"
                label={`${nameOf(picture)}を後ろへ`}
                aria-disabled={index === pictures.length - 1}
                onClick={() => index < pictures.length - 1 && move(index, index + 1)}
              />
              <IconButton
                icon="close"
                label={`${nameOf(picture)}を外す`}
                aria-disabled={pictures.length === 1}
                onClick={() => pictures.length > 1 && set({ pictures: pictures.filter((_, place) => place !== index) })}
              />
            </div>
            {picture.kind === 'uploaded' && (
              <input
                aria-label={`${nameOf(picture)}の説明`}
                value={picture.caption}
                maxLength={40}
                onChange={({ target }) =>
                  set({
                    pictures: pictures.map((old, place) =>
                      place === index ? { ...picture, caption: target.value } : old,
                    ),
                  })
                }
              />
            )}
          </li>
        ))}
        <li>
          <DropZone
            label="写真を追加"
            hint="JPEG・PNG・WebP、960×640px以上、10MBまで"
            accept="image/jpeg,image/png,image/webp"
            busy={busy}
            onFiles={(files) => void add(files)}
          />
        </li>
      </ul>
      {(refused ?? error) !== undefined && refused !== null && (
        <p className={styles.error} role="alert">
          {refused}
        </p>
      )}
      {error !== undefined && <p className={styles.error}>{error}</p>}
      {hidden.length > 0 && (
        <div>
          <Button size="small" icon="plus" onClick={() => set({ pictures: [...pictures, ...hidden] })}>
            イメージ図を戻す
          </Button>
        </div>
      )}
      <p className={styles.hint}>
        イメージ図は、物件の種類から自動で描かれます。写真は480・960・1440ピクセル幅に変換し、撮影場所などの情報を取り除きます。
      </p>
    </SectionPanel>
  )
}
