// Names used by Exchange, most frequent first; from Unicode CLDR.
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

// Display names of Outlook, without the offset in parentheses before them.
const displayNames = `
Dublin, Edinburgh, Lisbon, London=Europe/London
Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna=Europe/Berlin
Brussels, Copenhagen, Madrid, Paris=Europe/Paris
Sarajevo, Skopje, Warsaw, Zagreb=Europe/Warsaw
Belgrade, Bratislava, Budapest, Ljubljana, Prague=Europe/Budapest
Helsinki, Kyiv, Riga, Sofia, Tallinn, Vilnius=Europe/Kyiv
Athens, Bucharest=Europe/Bucharest
Istanbul=Europe/Istanbul
Moscow, St. Petersburg=Europe/Moscow
Monrovia, Reykjavik=Atlantic/Reykjavik
Eastern Time (US & Canada)=America/New_York
Indiana (East)=America/Indiana/Indianapolis
Central Time (US & Canada)=America/Chicago
Saskatchewan=America/Regina
Mountain Time (US & Canada)=America/Denver
Arizona=America/Phoenix
Pacific Time (US & Canada)=America/Los_Angeles
Alaska=America/Anchorage
Hawaii=Pacific/Honolulu
Atlantic Time (Canada)=America/Halifax
Newfoundland=America/St_Johns
Central America=America/Guatemala
Guadalajara, Mexico City, Monterrey=America/Mexico_City
Bogota, Lima, Quito, Rio Branco=America/Bogota
Georgetown, La Paz, Manaus, San Juan=America/La_Paz
Cayenne, Fortaleza=America/Cayenne
Brasilia=America/Sao_Paulo
City of Buenos Aires=America/Argentina/Buenos_Aires
Santiago=America/Santiago
Casablanca=Africa/Casablanca
West Central Africa=Africa/Lagos
Harare, Pretoria=Africa/Johannesburg
Cairo=Africa/Cairo
Nairobi=Africa/Nairobi
Jerusalem=Asia/Jerusalem
Amman=Asia/Amman
Beirut=Asia/Beirut
Kuwait, Riyadh=Asia/Riyadh
Abu Dhabi, Muscat=Asia/Dubai
Tehran=Asia/Tehran
Islamabad, Karachi=Asia/Karachi
Chennai, Kolkata, Mumbai, New Delhi=Asia/Kolkata
Kathmandu=Asia/Kathmandu
Dhaka=Asia/Dhaka
Bangkok, Hanoi, Jakarta=Asia/Bangkok
Beijing, Chongqing, Hong Kong, Urumqi=Asia/Shanghai
Kuala Lumpur, Singapore=Asia/Singapore
Taipei=Asia/Taipei
Osaka, Sapporo, Tokyo=Asia/Tokyo
Seoul=Asia/Seoul
Perth=Australia/Perth
Adelaide=Australia/Adelaide
Darwin=Australia/Darwin
Brisbane=Australia/Brisbane
Canberra, Melbourne, Sydney=Australia/Sydney
Hobart=Australia/Hobart
Auckland, Wellington=Pacific/Auckland
Coordinated Universal Time=UTC
`

const zones = new Map(
  `${names}${displayNames}`
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line): [string, string] => {
      const [name = '', zone = ''] = line.split('=')
      return [name, zone]
    }),
)

/** IANA time zone by a name of Windows or Outlook, such as `(UTC-05:00) Eastern Time (US & Canada)`. */
export const windowsZone = (name: string) => zones.get(name.replace(/^\((?:UTC|GMT)[^)]*\) /, ''))
