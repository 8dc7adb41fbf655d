import shell from '../../src/web/admin/shell/shell.module.css'
import { acts } from './back-office/acts.tsx'
import { forms } from './back-office/forms.tsx'
import { frames } from './back-office/frames.tsx'
import { tables } from './back-office/tables.tsx'
import type { PartGroup } from './part.ts'
import { actions } from './site/actions.tsx'
import { contents } from './site/contents.tsx'
import { fields } from './site/fields.tsx'
import { messages } from './site/messages.tsx'

export interface Kit {
  path: string
  title: string
  /** Under src/web. */
  folder: string
  /** The class that gives its controls their size. */
  frame?: string | undefined
  groups: readonly PartGroup[]
}

export const kits: readonly Kit[] = [
  { path: '/gallery', title: 'サイト', folder: 'ui', groups: [actions, fields, messages, contents] },
  {
    path: '/gallery/office',
    title: '管理画面',
    folder: 'admin/ui',
    frame: shell['main'],
    groups: [frames, tables, forms, acts],
  },
]
