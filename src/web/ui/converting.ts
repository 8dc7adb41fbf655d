import type { KeyboardEvent } from 'react'

/** What a key of an input method is called where its conversion has just ended: in WebKit that Enter comes after the end, and says nothing of it otherwise. */
const ofInputMethod = 229

/** Whether the key ends or steers the conversion of what is being typed, and is meant for nothing else. */
export const isConverting = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === ofInputMethod
