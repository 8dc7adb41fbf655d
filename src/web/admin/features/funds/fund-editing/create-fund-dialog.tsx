import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { isConverting } from '../../../../ui/converting.ts'
import { Dialog, DialogActions } from '../../../../ui/dialog.tsx'
import { DenseInput } from '../../../ui/dense-field.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { createFundDocument } from './fund-queries.ts'

/** A name is enough to begin: everything else is written on the fund's own page. With `copyOf` it begins with what that fund says. */
export function CreateFundDialog({
  open,
  onClose,
  copyOf,
}: {
  open: boolean
  onClose: () => void
  copyOf?: { id: string; name: string }
}) {
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const act = useAct(createFundDocument, {
    name: 'ファンドの作成',
    done: '下書きを作りました。',
    onDone: ({ adminCreateFund }) => {
      onClose()
      setName('')
      void navigate(`/itoadmintool/funds/${adminCreateFund.id}`)
    },
  })
  const create = () => void act.run({ input: { name, copy_of: copyOf?.id ?? null } })
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title={copyOf === undefined ? 'ファンドを作る' : 'コピーして作る'}
        size="narrow"
        busy={act.busy}
      >
        <DenseInput
          label="ファンド名"
          needed
          value={name}
          hint={
            copyOf === undefined
              ? '例：第15号　名古屋白壁アパートメント'
              : `「${copyOf.name}」の内容で始めます。日程、優先受付コード、写真、書類はコピーされません。`
          }
          error={act.failure?.fields['name']}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && !isConverting(event) && create()}
        />
        <DialogActions>
          <Button variant="filled" loading={act.busy} onClick={create}>
            下書きを作る
          </Button>
          <Button onClick={onClose}>やめる</Button>
        </DialogActions>
      </Dialog>
      {act.dialog}
    </>
  )
}
