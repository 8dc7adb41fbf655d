import { japanDateOf } from '../../../../../domain/calendar.ts'
import { FUND_PICTURE_KIND, RENDERING_LABEL, type FundPictureKind } from '../../../../../domain/funds/fund-picture.ts'
import { fundPictureFields, pictureField } from '../../../../../domain/records/fund-picture.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { IconButton } from '../../../../ui/button.tsx'
import { Options } from '../../../../ui/options.tsx'
import { DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import { FocusPoint } from './focus-point.tsx'
import { fieldId, useFundEditor } from './fund-editor.ts'
import type { TypedPicture } from './fund-form.ts'
import styles from './pictures-section.module.css'

interface PictureRowProps {
  picture: TypedPicture
  /** Counted from 0. */
  place: number
  count: number
  onMove: (to: number) => void
  onDrag: (isHeld: boolean) => void
  onRemove: () => void
  onChange: (changes: Partial<TypedPicture>) => void
}

/** One picture of a fund: how it is cut, where it stands and what is said of it. */
export function PictureRow({ picture, place, count, onMove, onDrag, onRemove, onChange }: PictureRowProps) {
  const { fund, errorOf, lockOf } = useFundEditor()
  const today = japanDateOf(new Date(useNow()))
  const name = `写真${place + 1}`
  const file = fund.uploaded_pictures.find(({ id }) => id === String(picture.id))
  const of = (field: keyof typeof fundPictureFields) => {
    const own = pictureField(picture.id, field)
    return { id: fieldId(own), error: errorOf(own), locked: lockOf(own), label: fundPictureFields[field].label }
  }
  const line = (field: 'caption' | 'alt' | 'madeBy') => ({
    ...of(field),
    needed: true,
    value: picture[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  })
  return (
    <fieldset className={styles.picture}>
      <legend className="visually-hidden">{name}</legend>
      <div className={styles.tools}>
        <span
          className={styles.handle}
          draggable
          title="つかんで並べ替え"
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move'
            event.dataTransfer.setData('text/plain', name)
            onDrag(true)
          }}
          onDragEnd={() => onDrag(false)}
        >
          {place === 0 ? '1（主）' : place + 1}
        </span>
        <IconButton
          icon="chevron-up"
          label={`${name}を前へ`}
          aria-disabled={place === 0}
          onClick={() => place > 0 && onMove(place - 1)}
        />
        <IconButton
          icon="chevron-down"
          label={`${name}を後ろへ`}
          aria-disabled={place === count - 1}
          onClick={() => place < count - 1 && onMove(place + 1)}
        />
        <IconButton icon="close" label={`${name}を外す`} onClick={onRemove} />
      </div>
      <FocusPoint
        name={name}
        file={file}
        x={picture.focusX}
        y={picture.focusY}
        onMove={(x, y) => onChange({ focusX: x, focusY: y })}
      />
      <div className={styles.facts}>
        <DenseSelect
          {...of('subject')}
          value={picture.subject}
          onChange={({ target }) => onChange({ subject: target.value as FundPictureKind })}
        >
          <Options of={FUND_PICTURE_KIND} />
        </DenseSelect>
        <DenseInput {...line('caption')} hint="写真の下に出ます。例：南側の外観" />
        <DenseInput
          {...of('madeOn')}
          needed
          type="date"
          max={today}
          value={picture.madeOn}
          onChange={({ target }) => onChange({ madeOn: target.value })}
        />
        <DenseInput {...line('madeBy')} />
        <div className={styles.wide}>
          <DenseInput {...line('alt')} hint="画像が見えない方に読み上げられます。何が写っているかを書きます。" />
        </div>
        <label className={styles.rendering}>
          <input
            type="checkbox"
            checked={picture.isRendering}
            onChange={({ target }) => onChange({ isRendering: target.checked })}
          />
          写真ではなくCG（画像に「{RENDERING_LABEL}」と表示）
        </label>
      </div>
    </fieldset>
  )
}
