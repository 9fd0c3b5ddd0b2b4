import { brandRoles, fontStack, type WorkspaceLook } from './tokens.ts'

export const cssRule = (selector: string, declarations: readonly string[]) =>
  `${selector} { ${declarations.join('; ')} }`

/** Colour and font as CSS rules. The colour replaces only that of the first theme. */
export const workspaceStyles = ({ brand, font }: WorkspaceLook) => [
  ...(font ? [cssRule(':root', [`--font: ${fontStack(font)}`])] : []),
  ...(brand
    ? [
        cssRule(
          ":root:not([data-theme]), [data-theme='BLUE_THEME']",
          brandRoles.map((role) => `--${role}: ${brand[role]}`),
        ),
      ]
    : []),
]
