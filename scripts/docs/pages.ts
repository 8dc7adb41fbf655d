import { printApiPage } from './api-page.ts'
import { printDatabase } from './database-page.ts'
import { printDecisionIndex } from './decision-index.ts'
import { printLifecycles } from './lifecycle-page.ts'
import { printEnvironmentExample, printSettings } from './settings-pages.ts'
import { printThirdPartyNotices } from './third-party-notices.ts'
import { printMap, wingPages } from './wing-pages.ts'

/** Every page that is read off the project, by its file. */
export const printedPages: Readonly<Record<string, () => string>> = {
  'docs/api.md': printApiPage,
  'docs/database.md': printDatabase,
  'docs/decisions/README.md': printDecisionIndex,
  'docs/map.md': printMap,
  ...wingPages,
  'docs/lifecycles.md': printLifecycles,
  'docs/settings.md': printSettings,
  '.env.example': printEnvironmentExample,
  'THIRD-PARTY-NOTICES.md': printThirdPartyNotices,
}
