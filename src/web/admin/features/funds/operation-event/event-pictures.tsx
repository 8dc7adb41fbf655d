import { useState } from 'react'
import { japanDateOf } from '../../../../../domain/calendar.ts'
import { RENDERING_LABEL } from '../../../../../domain/funds/fund-picture.ts'
import {
  EVENT_MOMENTS,
  momentWord,
  type EventMoment,
  type OperationEventKind,
} from '../../../../../domain/funds/operation-event.ts'
import { fundPictureFields } from '../../../../../domain/records/fund-picture.ts'
import { codesOf } from '../../../../../domain/tables/table.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { IconButton } from '../../../../ui/button.tsx'
import { Options } from '../../../../ui/options.tsx'
import { DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import { DropZone } from '../../../ui/drop-zone.tsx'
import { uploadFile } from '../../../ui/upload-file.ts'
import styles from './event.module.css'

/** An uploaded picture and what is typed of it, as the server takes it. */
export interface TypedPicture {
  id: string
  moment: EventMoment
  caption: string
  alt: string
  made_on: string
  made_by: string
  is_rendering: boolean
}

interface EventPicturesProps {
  fundId: string
  kind: OperationEventKind
  pictures: readonly TypedPicture[]
  /** The server's messages, by field: 'pictures.12.alt'. */
  errors: Readonly<Record<string, string>>
  onChange: (change: (pictures: readonly TypedPicture[]) => readonly TypedPicture[]) => void
}

/** Pictures of before, during and after, each with what is said of it. */
export function EventPictures({ fundId, kind, pictures, errors, onChange }: EventPicturesProps) {
  const today = japanDateOf(new Date(useNow()))
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly string[]>([])
  const add = async (files: readonly File[]) => {
    setBusy(true)
    setRefused([])
    for (const file of files) {
      const answer = await uploadFile<{ id: string | number }>(`/admin-upload/funds/${fundId}/pictures`, {}, file)
      if (!answer.ok) {
        setRefused((before) => [...before, `${file.name}：${answer.fields['file'] ?? answer.message}`])
        continue
      }
      const id = String(answer.value.id)
      // Pictures that came at once are mostly of one day and by one hand.
      onChange((now) => {
        const { made_on = today, made_by = '', moment = 'before' as const } = now.at(-1) ?? {}
        return [...now, { id, moment, caption: '', alt: '', made_on, made_by, is_rendering: false }]
      })
    }
    setBusy(false)
  }
  const change = (id: string, changes: Partial<TypedPicture>) =>
    onChange((now) => now.map((picture) => (picture.id === id ? { ...picture, ...changes } : picture)))
  return (
    <fieldset className={styles.pictures}>
      <legend>写真</legend>
      {pictures.map((picture, place) => {
        const name = `写真${place + 1}`
        const line = (field: 'caption' | 'alt' | 'made_by', said: 'caption' | 'alt' | 'madeBy') => ({
          label: fundPictureFields[said].label,
          needed: true,
          value: picture[field],
          error: errors[`pictures.${picture.id}.${said}`],
          onChange: ({ target }: { target: { value: string } }) => change(picture.id, { [field]: target.value }),
        })
        return (
          <fieldset key={picture.id} className={styles.picture}>
            <legend className="visually-hidden">{name}</legend>
            <img src={`/pictures/${fundId}/photo/${picture.id}-480.webp`} alt={name} width={120} height={80} />
            <div className={styles.pair}>
              <DenseSelect
                label="時点"
                value={picture.moment}
                onChange={({ target }) =>
                  change(picture.id, {
                    moment: codesOf(EVENT_MOMENTS).find((code) => code === target.value) ?? 'during',
                  })
                }
              >
                <Options of={codesOf(EVENT_MOMENTS).map((id) => ({ id, name: momentWord(kind, id) }))} />
              </DenseSelect>
              <DenseInput {...line('caption', 'caption')} />
              <DenseInput {...line('alt', 'alt')} hint="画像が見えない方に読み上げられます" />
              <DenseInput
                label={fundPictureFields.madeOn.label}
                needed
                type="date"
                max={today}
                value={picture.made_on}
                error={errors[`pictures.${picture.id}.madeOn`]}
                onChange={({ target }) => change(picture.id, { made_on: target.value })}
              />
              <DenseInput {...line('made_by', 'madeBy')} />
              <label className={styles.check}>
                <input
                  type="checkbox"
                  checked={picture.is_rendering}
                  onChange={({ target }) => change(picture.id, { is_rendering: target.checked })}
                />
                写真ではなくCG（画像に「{RENDERING_LABEL}」と表示）
              </label>
            </div>
            <IconButton
              icon="close"
              label={`${name}を外す`}
              onClick={() => onChange((now) => now.filter(({ id }) => id !== picture.id))}
            />
          </fieldset>
        )
      })}
      <DropZone
        label="写真を追加"
        hint="JPEG・PNG・WebP、960×640px以上、1枚10MBまで"
        accept="image/jpeg,image/png,image/webp"
        multiple
        busy={busy}
        onFiles={(files) => void add(files)}
      />
      {[...refused, ...(errors['pictures'] === undefined ? [] : [errors['pictures']])].map((words) => (
        <p key={words} className={styles.error} role="alert">
          {words}
        </p>
      ))}
    </fieldset>
  )
}
