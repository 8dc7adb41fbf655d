import { createContext, useContext } from 'react'
import { demoSite, type SiteSettings } from './site.ts'

export const SiteContext = createContext<SiteSettings>(demoSite)

export function useSite(): SiteSettings {
  return useContext(SiteContext)
}
