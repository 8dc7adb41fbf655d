import { mkdir, open, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import { createPreviewPictures } from '../../adapters/preview-picture/sharp-preview-pictures.ts'
import type { Services } from '../../features/core/services.ts'
import { hashPassword } from '../../features/people/account/password-hash.ts'
import type { Config } from '../../platform/config.ts'
import { fault, ok, warning, type Check, type Finding } from './check.ts'

const leastFreeShare = 0.2

/** The folder of documents: written, flushed and read by this account, with room left. */
export const checkStorage = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): Check => ({
  name: 'storage',
  remedy: 'give the account of the product a folder in DATA_DIR that it may write to',
  run: async () => {
    const file = path.join(DATA_DIR, `doctor-${process.pid}`)
    await mkdir(DATA_DIR, { recursive: true })
    try {
      const handle = await open(file, 'wx', 0o600)
      await handle.writeFile('doctor')
      await handle.sync()
      await handle.close()
    } finally {
      await rm(file, { force: true })
    }
    return [ok(`${DATA_DIR} takes files`), ...(await roomFindings(DATA_DIR))]
  },
})

async function roomFindings(folder: string): Promise<Finding[]> {
  const { bavail, blocks } = await statfs(folder)
  const share = bavail / blocks
  const says = `${Math.floor(share * 100)} % of its disk is free`
  return [share >= leastFreeShare ? ok(says) : warning(says, 'make room, or move DATA_DIR to a larger disk')]
}

/** What needs machine code that no bundle holds: a password's hash, a picture, a printed document; and the signature on it. */
export const checkNativeParts = ({
  pdf,
  signer,
  machineClock,
}: Pick<Services, 'pdf' | 'signer' | 'machineClock'>): Check => ({
  name: 'papers',
  remedy:
    'the folder of the product was built for another system (it runs on the system and processor that it was built on), or SIGNING_CERTIFICATE, SIGNING_KEY or TIMESTAMP_URL is wrong',
  run: async () => {
    const hashed = await hashPassword('doctor')
    if (!hashed.ok) return [fault('no password can be hashed', 'run it again on a machine with less to do')]
    const picture = await createPreviewPictures().draw({
      title: '診断',
      note: '',
      brand: '',
      state: null,
      picture: null,
    })
    const now = machineClock.now()
    const document = await pdf.renderPdf({
      template: '#set text(font: "Noto Sans JP", lang: "ja", fallback: false)\n#set document(title: "診断")\n診断',
      data: {},
      createdAt: now,
    })
    const signed = await signer.signPdf(document, { signedAt: now, reason: '診断' })
    return [
      ok(
        `a hash, a picture of ${picture.length} bytes and a document of ${document.length} bytes, signed with ${signed.length - document.length}`,
      ),
    ]
  },
})
