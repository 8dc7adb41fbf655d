import { html, Markup } from './html.ts'
import { styles } from './styles.ts'

/** A whole page of the demo desk. It loads nothing from anywhere: style inside, system fonts, no script. */
export function layout(title: string, content: Markup): string {
  return html`<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${new Markup(styles)}</style>
</head>
<body>
${content}
</body>
</html>
`.text
}
