const looks = [
  [/:hover(?!, \[)/g, ':is(:hover, [data-look="hover"] *)'],
  [/:focus-visible(?!, \[)/g, ':is(:focus-visible, [data-look="focus"] :is(a, button, input, select, textarea))'],
  [/:focus(?!-)(?!, \[)/g, ':is(:focus, [data-look="focus"] :is(a, button, input, select, textarea))'],
] as const

const done = new WeakSet<CSSRule>()

/** Lets every rule for the pointer or the focus hold under data-look too, so that a picture shows what otherwise only a hand brings about. */
export function showLooks(): void {
  const apply = (): void => {
    for (const sheet of document.styleSheets) widen(sheet.cssRules)
  }
  apply()
  // Styles come with their modules, and anew with each change of theirs.
  new MutationObserver(apply).observe(document.head, { childList: true, subtree: true, characterData: true })
}

function widen(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (done.has(rule)) continue
    done.add(rule)
    if (rule instanceof CSSStyleRule && /:hover|:focus/.test(rule.selectorText))
      rule.selectorText = looks.reduce((text, [state, shown]) => text.replace(state, shown), rule.selectorText)
    if ('cssRules' in rule) widen(rule.cssRules as CSSRuleList)
  }
}
