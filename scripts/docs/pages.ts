import { printApiPage } from './api-page.ts'
import { printDecisionIndex } from './decision-index.ts'
import { printLifecycles } from './lifecycle-page.ts'
import { printEnvironmentExample, printSettings } from './settings-pages.ts'
import { printThirdPartyNotices } from './third-party-notices.ts'
import { printMap, wingPages } from './wing-pages.ts'

/** Pages that are read off the project and that people outside it read, by their files: they are kept, and a test compares them. */
export const keptPages: Readonly<Record<string, () => string>> = {
  'docs/api.md': printApiPage,
  'docs/decisions/README.md': printDecisionIndex,
  'docs/settings.md': printSettings,
  '.env.example': printEnvironmentExample,
  'THIRD-PARTY-NOTICES.md': printThirdPartyNotices,
}

/** Pages for who works on the project: printed where they are read, and kept nowhere. Beside them lies docs/printed/database.md, by `npm run types:database`. */
export const localPages: Readonly<Record<string, () => string>> = {
  'docs/printed/map.md': printMap,
  ...wingPages,
  'docs/printed/lifecycles.md': printLifecycles,
}
