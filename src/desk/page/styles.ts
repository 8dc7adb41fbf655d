/** The demo desk's look: paper, indigo and ink, hairlines instead of shadows; one column on a phone. */
export const styles = `
:root { --paper: #FBF8F1; --zone: #F4EFE3; --line: #E5DCC9; --stitch: #CDBFA3; --indigo: #1E416F; --indigo-deep: #183358;
  --indigo-pale: #EEF3F8; --ink: #1D2127; --soft: #434A54; --caption: #5A616C; --border: #838A94;
  --good: #17613F; --good-pale: #EAF5EF; --bad: #9E2716; --bad-pale: #FDECE7; --warn: #7F5610; --warn-pale: #FBF3E0; }
* { box-sizing: border-box; }
html { scroll-padding-top: 72px; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); line-height: 1.7; font-size: 15px;
  font-family: "Hiragino Sans", "Yu Gothic UI", "Noto Sans JP", "Noto Sans CJK JP", Meiryo, sans-serif; overflow-wrap: anywhere; }
h1, h2 { font-family: "Hiragino Mincho ProN", "Yu Mincho", "Noto Serif JP", "Noto Serif CJK JP", serif; font-weight: 600; line-height: 1.45; letter-spacing: .03em; }
h1 { font-size: 26px; margin: 0; }
h2 { font-size: 21px; margin: 0 0 4px; }
h3 { font-size: 15px; margin: 24px 0 8px; }
p { margin: 8px 0; }
a { color: var(--indigo); }
:focus-visible { outline: 3px solid #10233E; outline-offset: 2px; box-shadow: 0 0 0 2px #FFD43D; border-radius: 4px; }
.frame, .narrow { max-width: 1120px; margin: 0 auto; padding: 0 20px; }
.narrow { max-width: 560px; padding-top: 32px; padding-bottom: 64px; }
.narrow h1 { margin: 24px 0 8px; }
header.top { padding-top: 28px; }
header.top .frame:first-child { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: baseline; justify-content: space-between; padding-bottom: 16px; }
.now { font-size: 20px; font-variant-numeric: tabular-nums; color: var(--indigo); font-weight: 700; white-space: nowrap; }
.now small { font-size: 13px; color: var(--caption); font-weight: 400; margin-right: 8px; }
.demo { margin: 0 0 16px; padding: 8px 16px; background: var(--warn-pale); color: var(--warn); border: 1px solid #E8D3A4; border-radius: 6px; font-size: 14px; }
nav.parts { position: sticky; top: 0; z-index: 1; background: var(--paper); border-block: 1px solid var(--line); }
nav.parts ul { display: flex; gap: 4px; list-style: none; margin: 0 auto; overflow-x: auto; }
nav.parts ul.frame { padding-inline: 12px; }
nav.parts a { display: flex; align-items: center; min-height: 48px; padding: 0 8px; text-decoration: none; white-space: nowrap; color: var(--ink); font-size: 14px; }
nav.parts a:hover { color: var(--indigo); text-decoration: underline; text-underline-offset: 6px; }
section.part { padding: 32px 0; border-bottom: 1px dashed var(--stitch); }
section.part:last-of-type { border-bottom: 0; }
.lead { color: var(--soft); margin: 0 0 16px; }
.hint { color: var(--caption); font-size: 13px; }
.columns { display: grid; gap: 24px; align-items: start; }
.columns > * { min-width: 0; }
.columns + .columns, form + .columns, .columns > :not(.card) > .card + .card { margin-top: 24px; }
.columns + h3 { margin-top: 40px; font-size: 18px; }
.card { background: #fff; border: 1px solid var(--line); border-radius: 8px; padding: 16px; }
.card > h3:first-child { margin-top: 0; }
form { margin: 0; }
.fields { display: grid; gap: 12px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr)); align-items: end; }
label { display: block; font-size: 13px; color: var(--soft); }
input:not([type=hidden]), select { width: 100%; min-height: 44px; padding: 6px 10px; margin-top: 2px; border: 1px solid var(--border); border-radius: 6px; background: #fff; color: var(--ink); font: inherit; font-size: 16px; }
button, a.button { display: inline-flex; align-items: center; justify-content: center; min-height: 44px; padding: 4px 18px; border: 1px solid var(--indigo); border-radius: 6px; background: var(--indigo); color: #fff; font: inherit; font-weight: 700; text-decoration: none; cursor: pointer; }
button:hover, a.button:hover { background: #2B5488; }
button.quiet { background: #fff; color: var(--indigo); }
button.quiet:hover { background: var(--indigo-pale); }
button.small { min-height: 36px; padding: 2px 12px; font-size: 13px; font-weight: 400; }
@media (pointer: coarse) { button.small { min-height: 44px; } }
.actions { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; margin-top: 16px; }
.actions label { flex: 1 1 12em; max-width: 22em; }
.actions.inline { margin-top: 0; }
.acts { display: grid; gap: 12px; }
.act { display: grid; gap: 8px 12px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 120px), 1fr)); align-items: end; padding-bottom: 12px; border-bottom: 1px solid var(--line); }
.act:last-child { border-bottom: 0; padding-bottom: 0; }
.act button { padding-inline: 6px; white-space: nowrap; }
.plain { margin: 0 0 12px; padding-left: 1.2em; font-size: 14px; }
a[aria-current] { font-weight: 700; text-decoration-thickness: 2px; }
.stacked { flex-direction: column; align-items: stretch; }
.stacked button { min-height: 56px; }
.notice { padding: 12px 16px; border-radius: 6px; background: var(--good-pale); color: var(--good); border: 1px solid #BFDCCB; }
.notice.error { background: var(--bad-pale); color: var(--bad); border-color: #EFC4B8; }
.notice.wide { margin: 16px 0 0; }
.scroll { overflow: auto; max-height: 460px; margin-top: 16px; }
.card > .scroll:first-child { margin-top: 0; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
.caption { font-weight: 700; margin: 16px 0 4px; }
.caption + .scroll { margin-top: 0; }
.card > .caption:first-child { margin-top: 0; }
th { position: sticky; top: 0; background: #fff; text-align: left; font-weight: 400; font-size: 12px; color: var(--caption); border-bottom: 1px solid var(--line); padding: 4px 12px 4px 0; white-space: nowrap; }
td { border-bottom: 1px solid var(--line); padding: 8px 12px 8px 0; vertical-align: top; }
tr:last-child td { border-bottom: 0; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
td small { display: block; color: var(--caption); font-size: 12px; }
.code { font-variant-numeric: tabular-nums; }
.nowrap { white-space: nowrap; }
.badge { display: inline-block; padding: 0 8px; border-radius: 4px; font-size: 12px; white-space: nowrap; background: var(--zone); color: var(--soft); }
.badge.good { background: var(--good-pale); color: var(--good); }
.badge.bad { background: var(--bad-pale); color: var(--bad); }
.badge.warn { background: var(--warn-pale); color: var(--warn); }
.badge.info { background: var(--indigo-pale); color: var(--indigo-deep); }
.empty { color: var(--caption); padding: 16px; border: 1px dashed var(--stitch); border-radius: 8px; margin: 0; }
.mails { list-style: none; margin: 0; padding: 0; }
.mails li { border-bottom: 1px solid var(--line); }
.mails a { display: block; padding: 10px 12px; text-decoration: none; color: var(--ink); }
.mails a:hover { background: var(--zone); }
.mails a[aria-current] { background: var(--indigo-pale); }
.mails strong { display: block; font-weight: 700; }
.mails small { color: var(--caption); }
.mail pre { white-space: pre-wrap; font: inherit; font-size: 14px; margin: 0; padding: 12px; background: var(--paper); border-radius: 6px; }
.mail iframe { width: 100%; height: 520px; border: 1px solid var(--line); border-radius: 6px; background: #fff; }
dl.facts { margin: 16px 0; border-top: 1px solid var(--line); }
dl.facts div { display: grid; gap: 0 16px; grid-template-columns: 8em 1fr; padding: 8px 0; border-bottom: 1px solid var(--line); }
dl.facts dt { color: var(--caption); font-size: 13px; }
dl.facts dd { margin: 0; }
dl.facts ul { margin: 0; padding-left: 1.2em; }
ol.steps { padding-left: 1.4em; }
ol.steps li { padding: 4px 0; }
footer { padding: 24px 0 48px; color: var(--caption); font-size: 13px; }
@media (max-width: 640px) {
  table.stack, .stack tbody, .stack tr, .stack td { display: block; }
  .stack thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .stack tr { padding: 10px 0; border-bottom: 1px solid var(--line); }
  .stack tr:last-child { border-bottom: 0; }
  .stack td, .stack td.number { border: 0; padding: 1px 0; display: flex; gap: 12px; text-align: left; }
  .stack td::before { content: attr(data-label); flex: 0 0 6em; color: var(--caption); font-size: 12px; line-height: 2; }
  .stack td > div { min-width: 0; }
  dl.facts div { grid-template-columns: 5em 1fr; }
}
@media (min-width: 900px) {
  .columns.two { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); }
  .columns.even { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
}
`
