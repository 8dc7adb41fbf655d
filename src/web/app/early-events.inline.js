/*
 * Runs in the head, before the page's program has arrived: on a slow connection people press while the server's page cannot
 * answer yet. The last button that was pressed is held and shows that it waits; early-events.ts presses it again once the
 * page is hydrated, and keeps what was typed. Links and disclosures work without us.
 */
{
  let pressed = null

  const hold = (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (button === null) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed?.removeAttribute('data-waiting')
    pressed = button
    button.setAttribute('data-waiting', '')
  }
  // Sent without the program, a form would put what was typed into the address.
  const refuse = (event) => event.preventDefault()

  window.addEventListener('click', hold, true)
  window.addEventListener('submit', refuse, true)
  window.earlyEvents = {
    take() {
      window.removeEventListener('click', hold, true)
      window.removeEventListener('submit', refuse, true)
      delete window.earlyEvents
      pressed?.removeAttribute('data-waiting')
      return { pressed }
    },
  }
}
