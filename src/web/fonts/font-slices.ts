import slices400 from '../../../assets/fonts/noto-sans-jp-slices/400.css?url'
import slices700 from '../../../assets/fonts/noto-sans-jp-slices/700.css?url'

/** True when two different kanji look the same: the box that stands for a missing character. */
function lacksJapaneseFont(): boolean {
  const draw = (character: string) => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 24
    const context = canvas.getContext('2d')
    if (context === null) return character
    context.font = '20px sans-serif'
    context.fillText(character, 2, 20)
    return canvas.toDataURL()
  }
  return draw('糸') === draw('永')
}

/**
 * Machines without any Japanese font (bare servers, some Linux desktops) get Noto Sans JP in small slices, of which the
 * browser fetches those with characters on the page. Everyone else loads nothing: the system's own font is the body face.
 */
export function loadFontSlicesIfNeeded(): void {
  if (!lacksJapaneseFont()) return
  for (const href of [slices400, slices700]) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    document.head.append(link)
  }
}
