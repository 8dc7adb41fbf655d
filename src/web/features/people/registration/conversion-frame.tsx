import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useSite } from '../../../app/site/site-context.tsx'
import { conversionFrame } from './conversion-address.ts'

const reportedKey = 'conversion_told'

function openFrame(place: HTMLElement, address: string): void {
  const frame = document.createElement('iframe')
  frame.sandbox.add('allow-scripts')
  frame.title = '登録の記録'
  frame.hidden = true
  frame.src = address
  place.append(frame)
}

/** Lets the inviting affiliate know of a registration, once: in a frame that reaches nothing of the page. Nothing without a setting. */
export function ConversionFrame() {
  const [parameters] = useSearchParams()
  const { conversionCodes } = useSite()
  const address = conversionFrame(parameters, conversionCodes)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (address === null || place.current === null || sessionStorage.getItem(reportedKey) === address) return
    sessionStorage.setItem(reportedKey, address)
    openFrame(place.current, address)
  }, [address])
  return <div ref={place} hidden />
}
