import { cleanFileName } from './file.ts'

// By what happens when somebody opens it.
const refusedEndings = new Set(
  [
    // Programs and scripts.
    'apk app appimage appx appxbundle bat cmd com command cpl deb dll elf exe gadget jar js jse msi msix msixbundle msp',
    'mst pif ps1 ps1xml ps2 psc1 psm1 rpm run scpt scr sct sh vb vbe vbs vbscript workflow ws wsc wsf wsh xbap xll',
    // What leads elsewhere, or changes settings.
    'application appinstaller appref-ms desktop diagcab inf ins iqy isp jnlp library-ms lnk msc ppkg rdp reg scf',
    'search-ms searchconnector-ms settingcontent-ms slk theme themepack udl url webloc website',
    // Pages and notebooks that open as programs.
    'chm hlp hta mht mhtml one onepkg',
    // Documents that are saved with macros in them.
    'docm dotm potm ppam ppsm pptm sldm xla xlam xlsm xltm',
    // Images of disks: what is in them has lost the mark that it came from elsewhere.
    'dmg img iso pkg vhd vhdx',
  ].flatMap((endings) => endings.split(' ')),
)

/** Whether a file is refused for the ending of its name, however that is disguised. */
export const isRefusedFile = (name: string) => {
  const clean = cleanFileName(name.replaceAll(/\p{Cf}|:.*$/gsu, ''))
  return refusedEndings.has(clean.slice(clean.lastIndexOf('.') + 1).toLowerCase()) && clean.includes('.')
}
