// Names used by Outlook and Exchange, most frequent first; from Unicode CLDR.
const names = `
GMT Standard Time=Europe/London
W. Europe Standard Time=Europe/Berlin
Romance Standard Time=Europe/Paris
Central European Standard Time=Europe/Warsaw
Central Europe Standard Time=Europe/Budapest
E. Europe Standard Time=Europe/Chisinau
FLE Standard Time=Europe/Kyiv
GTB Standard Time=Europe/Bucharest
Turkey Standard Time=Europe/Istanbul
Russian Standard Time=Europe/Moscow
Greenwich Standard Time=Atlantic/Reykjavik
Eastern Standard Time=America/New_York
Central Standard Time=America/Chicago
Mountain Standard Time=America/Denver
US Mountain Standard Time=America/Phoenix
Pacific Standard Time=America/Los_Angeles
Alaskan Standard Time=America/Anchorage
Hawaiian Standard Time=Pacific/Honolulu
Atlantic Standard Time=America/Halifax
Newfoundland Standard Time=America/St_Johns
Central America Standard Time=America/Guatemala
Central Standard Time (Mexico)=America/Mexico_City
SA Pacific Standard Time=America/Bogota
SA Western Standard Time=America/La_Paz
SA Eastern Standard Time=America/Cayenne
E. South America Standard Time=America/Sao_Paulo
Argentina Standard Time=America/Argentina/Buenos_Aires
Pacific SA Standard Time=America/Santiago
Morocco Standard Time=Africa/Casablanca
W. Central Africa Standard Time=Africa/Lagos
South Africa Standard Time=Africa/Johannesburg
Egypt Standard Time=Africa/Cairo
E. Africa Standard Time=Africa/Nairobi
Israel Standard Time=Asia/Jerusalem
Jordan Standard Time=Asia/Amman
Middle East Standard Time=Asia/Beirut
Arab Standard Time=Asia/Riyadh
Arabian Standard Time=Asia/Dubai
Iran Standard Time=Asia/Tehran
Pakistan Standard Time=Asia/Karachi
India Standard Time=Asia/Kolkata
Nepal Standard Time=Asia/Kathmandu
Bangladesh Standard Time=Asia/Dhaka
SE Asia Standard Time=Asia/Bangkok
China Standard Time=Asia/Shanghai
Singapore Standard Time=Asia/Singapore
Taipei Standard Time=Asia/Taipei
Tokyo Standard Time=Asia/Tokyo
Korea Standard Time=Asia/Seoul
W. Australia Standard Time=Australia/Perth
Cen. Australia Standard Time=Australia/Adelaide
AUS Central Standard Time=Australia/Darwin
E. Australia Standard Time=Australia/Brisbane
AUS Eastern Standard Time=Australia/Sydney
Tasmania Standard Time=Australia/Hobart
New Zealand Standard Time=Pacific/Auckland
UTC=UTC
`

/** IANA time zone by Windows name. */
export const windowsZones: ReadonlyMap<string, string> = new Map(
  names
    .trim()
    .split('\n')
    .map((line): [string, string] => {
      const [name = '', zone = ''] = line.split('=')
      return [name, zone]
    }),
)
