import { oneLine, type Place } from './sample-person.ts'

export interface Client {
  key: string
  name: string
  /** The company's business, in two or three words. */
  trade: string
  domain: string
  address: string
  place: Place
  /** `##` is replaced by two digits. */
  phone: string
  mobile: string
}

// key | name | trade | domain | street | city | postal code | country | phone | mobile
// Numbers are from the ranges that each country keeps for fiction; where it keeps none, the subscriber's number
// begins with a 0, which no exchange assigns. Domains end in `.example`, so that no mail can reach anyone.
const rows = `
fernhill  | Fernhill Books          | Bookshops            | fernhillbooks.example    | 27 Candlemaker Steps     | Edinburgh      | EH1 2ZZ   | United Kingdom | +44 131 496 01## | +44 7700 9001##
mistrelle | Ateliers Mistrelle      | Linen mill           | mistrelle.example        | 14 montée des Tisserands | Lyon           | 69004     | France         | +33 4 65 71 01 ## | +33 6 39 98 01 ##
immerwald | Spielhaus Immerwald     | Toy shops            | immerwald.example        | Alte Reeperbahn 41       | Hamburg        | 20459     | Deutschland    | +49 40 66969 1## | +49 171 39200##
fjall     | Fjällboden Interiör     | Home shops           | fjallboden.example       | Linnéplatsen 8           | Göteborg       | 413 10    | Sverige        | +46 31 390 06 ## | +46 70 174 06 ##
miravent  | Casa Miravent           | Small hotels         | miravent.example         | Carrer de la Figuera 19  | Barcelona      | 08012     | España         | +34 93 001 01 ## |
valmora   | Cartiera Valmora        | Paper mill           | cartieravalmora.example  | Via dei Cartai 62        | Torino         | 10152     | Italia         | +39 011 001 01## |
andorinha | Papelaria Andorinha     | Stationers           | papelaria-andorinha.example | Rua das Andorinhas 118 | Porto         | 4050-048  | Portugal       | +351 22 001 01## |
kredka    | Zielona Kredka          | Art supplies         | zielonakredka.example    | ul. Farbiarska 7         | Kraków         | 31-055    | Polska         | +48 12 001 01 ## |
hrackarna | Hračkárna Pod Věží      | Toy shop             | podvezi.example          | Věžní 12                 | Brno           | 602 00    | Česko          | +420 500 001 0## |
boreane   | Maison Boréane          | Department store     | boreane.example          | 3480, rue des Érables    | Montréal (Québec) | H2J 1Z9 | Canada        | +1 514 555 01## | +1 438 555 01##
prairie   | Prairie & Pine          | Country stores       | prairieandpine.example   | 918 Grain Belt Avenue    | Minneapolis, MN | 55413    | United States  | +1 612 555 01## | +1 763 555 01##
bellw     | Bellweather Toys        | Toy shops            | bellweathertoys.example  | 2206 SE Alder Row        | Portland, OR   | 97214     | United States  | +1 503 555 01## | +1 971 555 01##
yarrabee  | Yarrabee Kids           | Nursery outfitters   | yarrabeekids.example     | 65 Wattle Lane           | Melbourne VIC  | 3065      | Australia      | +61 3 5550 01## |
kowhai    | Kōwhai Lane Books       | Bookshop             | kowhailane.example       | 9 Kōwhai Lane            | Wellington     | 6011      | New Zealand    | +64 4 001 01## |
qamar     | مكتبة قمر الصيف         | Bookshops            | qamarsaif.example        | شارع الياسمين 23         | عمّان           | 11183     | الأردن         | +962 6 001 01## |
darb      | شركة درب اللؤلؤ للتوزيع | Distribution         | darballulu.example       | شارع المرسى 5، القصيص    | دبي            | ص.ب 40412 | الإمارات العربية المتحدة | +971 4 001 01## |
shiyou    | 杭州拾柚木作有限公司    | Woodwork             | shiyou-wood.example      | 西湖区青枝路18号         | 浙江省杭州市   | 310013    | 中国           | +86 571 0100 01## |
xiaoman   | 深圳小满星电子有限公司  | Electronics          | xiaomanxing.example      | 南山区星河巷6号          | 广东省深圳市   | 518054    | 中国           | +86 755 0100 01## |
kazehana  | Kazehana Zakka          | Gift shops           | kazehana.example         | 4-chōme-11 Kitano        | Kōbe           | 650-0002  | Japan          | +81 78 001 01## |
mbuni     | Mbuni Learning          | School supplies      | mbunilearning.example    | 33 Jacaranda Close       | Nairobi        | 00100     | Kenya          | +254 20 001 01## |
sabia     | Livraria Sabiá Azul     | Bookshops            | sabiaazul.example        | Rua Jabuticabeira, 402   | São Paulo – SP | 05433-010 | Brasil         | +55 11 0100 01## |
chandrika | Chandrika Paper & Play  | Toy and paper shops  | chandrikaplay.example    | 52, 3rd Cross, Malleswaram | Bengaluru    | 560003    | India          | +91 80 0100 01## |
kirlangic | Kırlangıç Oyuncak       | Toy distributor      | kirlangicoyuncak.example | Çınarlı Sokak No. 17     | İzmir          | 35220     | Türkiye        | +90 232 001 01 ## |
carraig   | Carraig Freight         | Freight and customs  | carraigfreight.example   | 6 Ropewalk Quay          | Cork           | T12 ZZ01  | Ireland        | +353 20 912 01## |
adire     | Adire Lane Textiles     | Dyed cotton          | adirelane.example        | 21 Indigo Crescent, Surulere | Lagos      | 101283    | Nigeria        | +234 1 001 01## |
luik      | Het Blauwe Luik         | Home shop            | blauweluik.example       | Oudegracht 388           | Utrecht        | 3511 PM   | Nederland      | +31 30 001 01## |
nube      | Quetzal y Nube          | Children's clothes   | quetzalynube.example     | Calle Jacarandas 245     | Guadalajara, Jal. | 44190  | México         | +52 33 0100 01## |
saonho    | Xưởng Mộc Sao Nhỏ       | Wooden toy workshop  | saonho.example           | 58 Lê Văn Sao            | Đà Nẵng        | 550000    | Việt Nam       | +84 236 001 01## |
`

/** Customers and suppliers of the sample company. */
export const clients: readonly Client[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const cells = row.split('|').map((cell) => cell.trim())
    const [
      key = '',
      name = '',
      trade = '',
      domain = '',
      street = '',
      city = '',
      postalCode = '',
      country = '',
      phone = '',
      mobile = '',
    ] = cells
    const address = { street, city, postalCode, country }
    return { key, name, trade, domain, address: oneLine(address), place: address, phone, mobile }
  })
