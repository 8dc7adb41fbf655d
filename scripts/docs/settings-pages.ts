import { listSettings, type SettingFacts } from '../../src/platform/setting-notes.ts'

const defaultOf = ({ isRequired, fallback }: SettingFacts): string =>
  isRequired ? 'required' : fallback === null ? '' : `\`${fallback}\``

/** docs/settings.md. */
export function printSettings(): string {
  const rows = listSettings().map(
    (setting) =>
      `| \`${setting.name}\` | ${setting.about}${setting.isSecret ? ' (secret)' : ''} | ${defaultOf(setting).replaceAll('|', '\\|')} |`,
  )
  return `# Settings

Environment variables of the server, the worker and the migrations (which need \`APP_ENV\`, \`DATABASE_URL\` and \`DATABASE_RUNTIME_ROLE\` alone). All are read when a process starts; wrong ones end
the start with a line for each, and an empty one counts as missing. A secret may stand in a file instead: \`NAME_FILE\` is its path, and the end of its last line does not count. \`node dist/doctor.js\` tries them. A template is [.env.example](../.env.example). Printed by \`npm run docs\`.

| Setting | Meaning | Without it |
|---|---|---|
${rows.join('\n')}
`
}

/** .env.example: what production needs stands open, the rest is commented out. */
export function printEnvironmentExample(): string {
  const lines = listSettings().map(
    ({ name, about, isRequired, example, fallback }) =>
      `# ${about}\n${isRequired ? '' : '# '}${name}=${example ?? fallback ?? ''}`,
  )
  return `# Settings of a production installation: docs/settings.md. Printed by npm run docs; the values are examples.\n\n${lines.join('\n\n')}\n`
}
