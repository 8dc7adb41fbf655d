import type { FactTable, KeyBox, MailContent, MailSender, MailStep } from './mail-content.ts'
import { contactUrl, footerCompany, footerNotes, unsubscribeUrl } from './mail-text.ts'

/** Inline styles, as many mail programs know no others. */
const gothic = "'Hiragino Sans','Hiragino Kaku Gothic ProN','Noto Sans JP','BIZ UDPGothic',Meiryo,sans-serif"
const mincho = "'Shippori Mincho','Hiragino Mincho ProN','Yu Mincho','Noto Serif JP',serif"
const ink = '#1D2127'
const inkSoft = '#434A54'
const inkCaption = '#5A616C'
const indigo = '#1E416F'
const clothLine = '#E5DCC9'

const mark = `<svg width="28" height="28" viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="17" fill="none" stroke="${indigo}" stroke-width="2.4"/><path d="M3 24C9 24 11 12 17 12s3 13 8 13 5-9 12-9" fill="none" stroke="#A83A48" stroke-width="2.6" stroke-linecap="round"/></svg>`

export function mailHtml(content: MailContent, sender: MailSender): string {
  const { keyBox, steps, button, secondButton, facts = [], notes, remark, recipient } = content
  return [
    '<!doctype html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(content.subject)}</title></head>`,
    `<body style="margin:0;background:#FBF8F1;color:${ink};font-family:${gothic};-webkit-text-size-adjust:100%;overflow-wrap:anywhere">`,
    `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>`,
    '<div style="max-width:600px;margin:0 auto;background:#ffffff">',
    header(sender),
    `<main style="padding:32px 5.33% 16px"><h1 style="margin:0 0 20px;font-family:${mincho};font-weight:600;font-size:26px;line-height:1.5;letter-spacing:.02em;word-break:auto-phrase;text-wrap:balance">${escapeHtml(content.heading)}</h1>`,
    recipient === null ? '' : paragraph(`${recipient} 様`),
    ...content.paragraphs.map(paragraph),
    keyBox ? box(keyBox) : '',
    steps ? stepList(steps.heading, steps.items) : '',
    `${button ? callToAction(button.label, `${sender.baseUrl}${button.path}`) : ''}${secondButton ? plainLink(secondButton.label, `${sender.baseUrl}${secondButton.path}`) : ''}`,
    ...facts.map(factTable),
    notes ? noteList(notes.heading, notes.items) : '',
    remark
      ? `<p style="margin:0 0 16px;font-size:13px;line-height:1.7;color:${inkCaption};text-wrap:pretty">${lineBreaks(remark)}</p>`
      : '',
    '</main>',
    footer(content, sender),
    '</div></body></html>',
  ].join('\n')
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

function lineBreaks(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}

function header(sender: MailSender): string {
  return `<header style="padding:24px 5.33% 18px;border-bottom:2px solid #A83A48"><span style="display:inline-block;vertical-align:middle;line-height:0">${mark}</span> <span style="font-family:${mincho};font-weight:600;font-size:20px;line-height:28px;vertical-align:middle;letter-spacing:.02em">${escapeHtml(sender.brand)}</span></header>`
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 18px;font-size:16px;line-height:1.7;text-wrap:pretty">${lineBreaks(text)}</p>`
}

function box({ tone, label, value }: KeyBox): string {
  const [ground, labelColor, valueStyle] =
    tone === 'deadline'
      ? ['#FBF3E0', '#7F5610', 'font-size:20px;font-weight:700;color:#7F5610']
      : ['#EEF3F8', '#183358', `font-size:28px;font-weight:700;color:${indigo};font-variant-numeric:tabular-nums`]
  return `<div style="background:${ground};border-radius:6px;padding:14px 18px;margin:6px 0 24px"><p style="margin:0;font-size:14px;line-height:1.6;color:${labelColor}">${escapeHtml(label)}</p><p style="margin:0;line-height:1.6;${valueStyle}">${escapeHtml(value)}</p></div>`
}

function stepList(heading: string, items: readonly MailStep[]): string {
  const rows = items.map((step, index) => {
    const isFirst = index === 0
    const isLast = index === items.length - 1
    const border = isLast ? '2px solid transparent' : isFirst ? '2px solid #A83A48' : '2px dashed #CDBFA3'
    const disc = isFirst
      ? `background:${indigo};color:#ffffff;box-shadow:inset 0 0 0 2px ${indigo}`
      : `background:#ffffff;color:${inkSoft};box-shadow:inset 0 0 0 2px #838A94`
    return `<li style="position:relative;margin:0;padding:0 0 ${isLast ? 4 : 18}px 22px;border-left:${border};list-style:none"><span style="position:absolute;left:-14px;top:0;width:26px;height:26px;border-radius:13px;${disc};font-weight:700;font-size:14px;line-height:26px;text-align:center">${index + 1}</span><strong style="display:block;font-size:16px;line-height:26px">${escapeHtml(step.title)}</strong><span style="display:block;font-size:14px;line-height:1.7;color:${inkSoft};text-wrap:pretty">${lineBreaks(step.text)}</span></li>`
  })
  return `<h2 style="margin:0 0 14px;font-size:18px;line-height:1.6">${escapeHtml(heading)}</h2><ol style="margin:0 0 24px 14px;padding:0">${rows.join('')}</ol>`
}

function callToAction(label: string, url: string): string {
  const href = escapeHtml(url)
  return `<p style="margin:6px 0 8px"><a href="${href}" style="display:inline-block;background:${indigo};color:#ffffff;text-decoration:none;font-weight:700;font-size:16px;line-height:1.4;padding:15px 28px;border-radius:6px">${escapeHtml(label)}</a></p><p style="margin:0 0 28px;font-size:13px;line-height:1.7;color:${inkSoft}">ボタンから開けない場合は、次のURLをご利用ください。<br><a href="${href}" style="color:${indigo};word-break:break-all">${href}</a></p>`
}

function plainLink(label: string, url: string): string {
  const href = escapeHtml(url)
  return `<p style="margin:0 0 28px;font-size:14px;line-height:1.7">${escapeHtml(label)}<br><a href="${href}" style="color:${indigo};word-break:break-all">${href}</a></p>`
}

function factTable({ heading, rows }: FactTable): string {
  const line = `border-bottom:1px solid ${clothLine}`
  const cells = rows.map(
    ({ label, value, strong }) =>
      `<tr><th scope="row" style="text-align:left;font-weight:400;color:${inkCaption};font-size:14px;line-height:1.6;padding:10px 12px 10px 0;vertical-align:top;overflow-wrap:normal;word-break:keep-all;${line}">${escapeHtml(label)}</th><td style="text-align:right;font-size:16px;line-height:1.6;padding:9px 0;word-break:auto-phrase;text-wrap:balance;font-variant-numeric:tabular-nums;${strong ? 'font-weight:700;' : ''}${line}">${wholeDays(lineBreaks(value))}</td></tr>`,
  )
  return `<table style="width:100%;border-collapse:collapse;border-top:1px solid ${clothLine};margin:0 0 24px"><caption style="text-align:left;font-weight:700;font-size:16px;line-height:1.6;padding:0 0 8px">${escapeHtml(heading)}</caption><tbody>${cells.join('')}</tbody></table>`
}

/** A day with its weekday and time stays on one line. */
function wholeDays(html: string): string {
  return html.replace(
    /\d{4}年\d+月\d+日（.）(?:\d\d:\d\d)?(?:から|まで)?/g,
    '<span style="white-space:nowrap">$&</span>',
  )
}

function noteList(heading: string, items: readonly string[]): string {
  const lines = items.map((item) => `<li style="margin:0 0 6px;text-wrap:pretty">${lineBreaks(item)}</li>`)
  return `<h2 style="margin:0 0 8px;font-size:16px;line-height:1.6">${escapeHtml(heading)}</h2><ul style="margin:0 0 24px;padding:0 0 0 1.3em;font-size:15px;line-height:1.7">${lines.join('')}</ul>`
}

function footer(content: MailContent, sender: MailSender): string {
  const urls = [contactUrl(sender), unsubscribeUrl(content, sender)].filter((url) => url !== null).map(escapeHtml)
  const linked = (lines: readonly string[]): string => lines.map((line) => linkIn(escapeHtml(line), urls)).join('<br>')
  return `<footer style="padding:20px 5.33% 32px;background:#F4EFE3;color:${inkSoft};font-size:13px;line-height:1.8;text-wrap:pretty"><p style="margin:0 0 10px">${linked(footerNotes(content, sender))}</p><p style="margin:0">${linked(footerCompany(content, sender))}</p></footer>`
}

function linkIn(line: string, urls: readonly string[]): string {
  const url = urls.find((each) => line.includes(each))
  if (url === undefined) return line
  // An address that is all of its line may be long.
  const look = line === url ? `color:${indigo};word-break:break-all` : `color:${indigo}`
  return line.replace(url, `<a href="${url}" style="${look}">${url}</a>`)
}
