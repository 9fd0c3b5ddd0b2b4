import type { ComponentType, ReactNode } from 'react'
import { loadTexts } from '#platform/i18n/texts.ts'
import type { ModuleRoute, Screen } from '#platform/module.ts'

/** Loads a screen, its module's texts and, unless plain, the component library's theme in parallel. */
export async function loadScreen(namespace: string, { lazy, plain = false }: ModuleRoute): Promise<Screen> {
  try {
    const theme = plain ? undefined : import('#platform/ui/themed.tsx')
    const [{ Component }] = await Promise.all([lazy(), loadTexts(namespace), theme])
    const Themed = (await theme)?.Themed
    return { Component: Themed ? wrapIn(Themed, Component) : Component }
  } catch (error) {
    // For a rejected `lazy` the router shows a blank page; for a component that throws, the error boundary.
    return { Component: throwing(error) }
  }
}

const wrapIn = (Themed: ComponentType<{ children: ReactNode }>, Component: ComponentType) => () => (
  <Themed>
    <Component />
  </Themed>
)

const throwing = (error: unknown) => () => {
  throw error
}
