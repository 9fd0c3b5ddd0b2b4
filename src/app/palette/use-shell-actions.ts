import {
  IconAdjustmentsHorizontal,
  IconArrowsHorizontal,
  IconCloudOff,
  IconDeviceDesktop,
  IconKeyboard,
  IconKeyboardOff,
  IconLanguage,
  IconLayoutNavbar,
  IconLayoutSidebar,
  IconLink,
  IconLogout,
  IconMapPin,
  IconMoon,
  IconPrinter,
  IconRotate,
  IconSun,
  IconTextDirectionLtr,
  IconTextDirectionRtl,
  IconUserShare,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type Language, languages, offeredLanguages } from '#platform/i18n/languages.ts'
import { type TextKey, useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useRoleName } from '#platform/web/session/role-name.ts'
import { sessionQuery, useSignOut, useSwitchUser } from '#platform/web/session/session.ts'
import { settings, useSettings } from '#platform/web/settings/settings.ts'
import { openFailureLab } from '#app/overlays/failure-lab-overlay.tsx'
import { showFailure } from '#app/overlays/failure-toast.ts'
import { signIn } from '#app/routing/modules.ts'
import { customiser, onboarding, resetQuestion, shortcutSheet } from '#app/overlays/overlays.ts'
import { useCopyLink } from './use-copy-link.ts'
import type { Entry } from './search/entries.ts'
import type { PaletteAction } from './use-actions.ts'

/** Actions of the shell; toggles offer the state that is not active. */
export function useShellActions(): readonly PaletteAction[] {
  const t = useTexts('palette')
  const copyLink = useCopyLink()
  const { activeMode, activeDir, isLanguage, isHorizontal, isLayout, isCollapse, isShortcuts } = useSettings()
  const createAction = (name: ActionName, Icon: Entry['Icon'], run: () => unknown, keys?: string): PaletteAction => ({
    key: name,
    title: t(`actions.${name}`),
    detail: '',
    Icon,
    marks: [],
    keywords: t(`words.${name}`),
    run,
    ...(keys && { keys }),
  })
  const mode = (targetMode: typeof activeMode, Icon: Entry['Icon']) =>
    activeMode === targetMode ? [] : [createAction(targetMode, Icon, () => settings.setDarkMode(targetMode))]
  return [
    ...mode('dark', IconMoon),
    ...mode('light', IconSun),
    ...mode('system', IconDeviceDesktop),
    createAction('look', IconAdjustmentsHorizontal, customiser.open),
    ...useLanguages(isLanguage),
    activeDir === 'ltr'
      ? createAction('rtl', IconTextDirectionRtl, () => settings.setDir('rtl'))
      : createAction('ltr', IconTextDirectionLtr, () => settings.setDir('ltr')),
    ...(isHorizontal
      ? []
      : [createAction(isCollapse ? 'sidebarWide' : 'sidebarNarrow', IconLayoutSidebar, settings.toggleSidebar, '[')]),
    createAction(isHorizontal ? 'menuSide' : 'menuTop', IconLayoutNavbar, () => settings.toggleHorizontal()),
    createAction(isLayout === 'boxed' ? 'full' : 'boxed', IconArrowsHorizontal, () => settings.toggleLayout()),
    createAction('shortcuts', IconKeyboard, shortcutSheet.open, '?'),
    createAction(isShortcuts ? 'keysOff' : 'keysOn', isShortcuts ? IconKeyboardOff : IconKeyboard, () =>
      settings.setShortcuts(!isShortcuts),
    ),
    createAction('onboarding', IconMapPin, onboarding.open),
    createAction('copyAddress', IconLink, () => copyLink(location.href)),
    createAction('print', IconPrinter, () => setTimeout(() => window.print())),
    ...(import.meta.env.MODE === 'demo' ? [createAction('resetDemo', IconRotate, resetQuestion.open)] : []),
    ...useFailureLab(),
    ...usePersons(),
  ]
}

type ActionName = TextKey<'palette'> extends infer Key ? (Key extends `actions.${infer Name}` ? Name : never) : never

function useLanguages(now: Language): PaletteAction[] {
  const t = useTexts('palette')
  const speak = (code: Language) =>
    settings.setLanguage(code).catch(() => toast({ text: t('loadFailed'), tone: 'error' }))
  return offeredLanguages
    .filter((code) => code !== now)
    .map((code) => ({
      key: `language ${code}`,
      title: languages[code].name,
      detail: t('language'),
      Icon: IconLanguage,
      marks: [],
      keywords: `${t('languageWords')} ${code}`,
      run: () => speak(code),
    }))
}

/** Simulated failures, with sample data only. */
function useFailureLab(): PaletteAction[] {
  const t = useTexts('palette')
  const shell = useTexts('shell')
  if (useQuery(sessionQuery).data?.mode !== 'sample') return []
  return [
    {
      key: 'failureLab',
      title: shell('failureLab'),
      detail: '',
      Icon: IconCloudOff,
      marks: [],
      keywords: t('words.failureLab'),
      run: () => openFailureLab().catch(showFailure),
    },
  ]
}

/** Switching to another sample user, and signing out. */
function usePersons(): PaletteAction[] {
  const t = useTexts('palette')
  const roleName = useRoleName()
  const session = useQuery(sessionQuery).data
  const { mutateAsync: switchUser } = useSwitchUser()
  const { mutate: signOut } = useSignOut(signIn?.path)
  const others = session?.mode === 'sample' ? session.users.filter(({ id }) => id !== session.user.id) : []
  return [
    ...others.map(({ id, name, role, roleName: own, jobTitle }) => ({
      key: `user ${id}`,
      title: t('actAs', { name }),
      detail: roleName(role, own),
      Icon: IconUserShare,
      marks: [],
      keywords: jobTitle,
      run: async () => {
        await switchUser(id)
        toast({ text: t('acting', { name }), tone: 'success' })
      },
    })),
    ...(signIn
      ? [
          {
            key: 'signOut',
            title: t('actions.signOut'),
            detail: '',
            Icon: IconLogout,
            marks: [],
            keywords: t('words.signOut'),
            run: () => signOut(),
          },
        ]
      : []),
  ]
}
