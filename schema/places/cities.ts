import type { COUNTRIES } from '../accounts/countries.ts';
import type { StateCode } from './states.ts';

/**
 * Places that fans name without their state or country: ours, those of the league, and other large ones. Where two
 * share a name, the one that a fan means by it alone.
 */
export const CITIES_OF_STATES: Readonly<Partial<Record<StateCode, string>>> = {
  AK: 'anchorage, fairbanks, juneau',
  AL: 'huntsville, tuscaloosa, montgomery alabama',
  AR: 'little rock, fayetteville',
  AZ: 'phoenix, glendale, tucson, mesa, scottsdale, tempe, chandler, flagstaff, state farm stadium',
  CA: 'los angeles, san diego, san francisco, san jose, sacramento, oakland, fresno, long beach, bakersfield, anaheim, inglewood, santa clara, riverside, sofi stadium, levis stadium',
  CO: 'denver, aurora, colorado springs, pueblo, boulder, fort collins, ft collins, grand junction, greeley, lakewood, thornton, arvada, westminster, centennial, parker, castle rock, highlands ranch, littleton, broomfield, longmont, loveland, golden, englewood, durango, vail, breckenridge, steamboat springs, steamboat, aspen, telluride, salida, leadville, alamosa, trinidad, montrose, canon city, evergreen, estes park, lodo, broncos country, empower field, empower field at mile high, mile high, mile high stadium, invesco field, south stands, dove valley',
  CT: 'hartford, new haven',
  DC: 'washington dc, washington d c, district of columbia, georgetown',
  FL: 'miami, tampa, tampa bay, orlando, jacksonville, fort lauderdale, st petersburg, tallahassee, hard rock stadium',
  GA: 'atlanta, savannah, mercedes benz stadium',
  HI: 'honolulu, maui, oahu, waikiki, kauai',
  IA: 'des moines, cedar rapids',
  ID: 'boise, idaho falls, coeur dalene',
  IL: 'chicago, soldier field',
  IN: 'indianapolis, indy, lucas oil stadium',
  KS: 'wichita, topeka, overland park, kansas city kansas',
  KY: 'louisville, lexington',
  LA: 'new orleans, baton rouge, superdome, caesars superdome',
  MA: 'boston, foxborough, worcester, cape cod, gillette stadium',
  MD: 'baltimore, annapolis',
  MI: 'detroit, grand rapids, ann arbor, ford field',
  MN: 'minneapolis, st paul, twin cities, duluth',
  MO: 'kansas city, st louis, springfield missouri, arrowhead, arrowhead stadium',
  MT: 'billings, bozeman, missoula, helena',
  NC: 'charlotte, raleigh, durham, asheville',
  ND: 'fargo, bismarck',
  NE: 'omaha, lincoln nebraska, scottsbluff',
  NJ: 'newark, east rutherford, jersey city, hoboken, metlife, metlife stadium, south jersey',
  NM: 'albuquerque, santa fe, las cruces, taos, farmington',
  NV: 'las vegas, vegas, reno, henderson, allegiant stadium',
  NY: 'new york city, nyc, brooklyn, manhattan, queens, the bronx, buffalo, rochester, albany, long island, highmark stadium',
  OH: 'cleveland, cincinnati, columbus, toledo, dayton',
  OK: 'oklahoma city, okc, tulsa',
  OR: 'eugene, bend oregon, portland',
  PA: 'philadelphia, philly, pittsburgh',
  RI: 'providence',
  SC: 'charleston, myrtle beach',
  SD: 'sioux falls, rapid city',
  TN: 'nashville, memphis, knoxville, chattanooga, nissan stadium',
  TX: 'dallas, houston, austin, san antonio, fort worth, ft worth, el paso, arlington, plano, amarillo, lubbock, midland, nrg stadium',
  UT: 'salt lake city, slc, provo, ogden, moab, st george',
  VA: 'virginia beach, richmond, norfolk, roanoke',
  WA: 'seattle, spokane, tacoma, washington state, lumen field',
  WI: 'green bay, milwaukee, madison, lambeau field, lambeau',
  WY: 'cheyenne, laramie, casper, jackson hole, gillette, cody wyoming',
};

type Country = Exclude<(typeof COUNTRIES)[number], 'United States' | 'Other'>;

/** Cities abroad, and what else a country of the members' list is called. */
export const NAMES_OF_COUNTRIES: Readonly<Partial<Record<Country, string>>> = {
  Argentina: 'buenos aires',
  Australia: 'sydney, melbourne, brisbane, perth',
  Austria: 'vienna, salzburg',
  Belgium: 'brussels',
  Brazil: 'sao paulo, rio de janeiro',
  Canada:
    'toronto, vancouver, montreal, calgary, edmonton, ottawa, winnipeg, alberta, ontario, quebec, british columbia, saskatchewan, manitoba, nova scotia',
  Chile: 'santiago de chile',
  China: 'beijing, shanghai',
  Colombia: 'bogota, medellin',
  'Czech Republic': 'prague, czechia',
  Denmark: 'copenhagen',
  Finland: 'helsinki',
  France: 'paris, lyon, marseille',
  Germany: 'berlin, munich, frankfurt, hamburg, ramstein, stuttgart',
  Greece: 'athens',
  Hungary: 'budapest',
  India: 'mumbai, delhi, bangalore',
  Ireland: 'dublin, cork, galway',
  Israel: 'tel aviv, jerusalem',
  Italy: 'rome, milan',
  Japan: 'tokyo, osaka, yokosuka, okinawa',
  Mexico:
    'mexico city, ciudad de mexico, cdmx, monterrey, guadalajara, chihuahua, tijuana, ciudad juarez, cancun, estadio azteca',
  Netherlands: 'amsterdam, rotterdam, holland',
  'New Zealand': 'auckland',
  Nigeria: 'lagos nigeria, abuja',
  Norway: 'oslo, bergen',
  Poland: 'warsaw, krakow',
  Portugal: 'lisbon',
  'South Korea': 'seoul, korea',
  Spain: 'madrid, barcelona',
  Sweden: 'stockholm',
  Switzerland: 'zurich, geneva',
  'United Arab Emirates': 'dubai, abu dhabi, uae',
  'United Kingdom':
    'london, manchester, edinburgh, glasgow, belfast, england, scotland, wales, northern ireland, great britain, uk, wembley, tottenham',
};

/** What a country's code would otherwise say after one of its cities: 'Toronto, CA' is not in California. */
export const CODES_OF_COUNTRIES: Readonly<Partial<Record<Country, StateCode>>> = {
  Argentina: 'AR',
  Canada: 'CA',
  Colombia: 'CO',
  Germany: 'DE',
  India: 'IN',
  Israel: 'IL',
};
