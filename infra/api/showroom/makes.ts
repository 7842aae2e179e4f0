interface Model {
  readonly name: string;
  /** Usual list price of a new one in Europe, in euros. */
  readonly price: number;
}

export interface Make {
  readonly name: string;
  readonly models: readonly Model[];
}

/** `Golf 32 · Polo 25`: models with their list price in thousands of euros. */
function make(name: string, models: string): Make {
  return {
    name,
    models: models.split(' · ').map((text) => {
      const split = text.lastIndexOf(' ');
      return { name: text.slice(0, split), price: Number(text.slice(split + 1)) * 1000 };
    }),
  };
}

/**
 * What people trade in, most of it; anything else is valued as a car of its brand, or of no brand.
 */
export const MAKES: readonly Make[] = [
  make('Alfa Romeo', 'Giulia 48 · Giulietta 27 · Stelvio 55 · Tonale 40'),
  make(
    'Audi',
    'A1 26 · A3 35 · A4 45 · A5 52 · A6 60 · A7 73 · A8 105 · e-tron 85 · Q2 33 · Q3 42 · Q5 57 · Q7 80 · Q8 92 · TT 50',
  ),
  make(
    'BMW',
    '1 Series 35 · 2 Series 40 · 3 Series 50 · 4 Series 56 · 5 Series 65 · 7 Series 115 · i3 40 · i4 62 · X1 45 · X2 47 · X3 60 · X4 66 · X5 90 · X6 96 · X7 110 · Z4 56',
  ),
  make('BYD', 'Atto 3 39 · Dolphin 34 · Seal 46'),
  make('Citroën', 'C3 20 · C4 28 · C5 Aircross 36 · Berlingo 29'),
  make('Cupra', 'Born 41 · Formentor 42 · Leon 38'),
  make('Dacia', 'Duster 22 · Jogger 20 · Sandero 14 · Spring 19'),
  make('Fiat', '500 20 · 500X 28 · Panda 16 · Tipo 24'),
  make(
    'Ford',
    'Fiesta 22 · Focus 30 · Kuga 40 · Mondeo 38 · Mustang 58 · Mustang Mach-E 57 · Puma 29 · Ranger 48 · Everest 55',
  ),
  make('Honda', 'Accord 40 · Civic 33 · CR-V 45 · HR-V 33 · Jazz 27'),
  make('Hyundai', 'i10 17 · i20 22 · i30 28 · Ioniq 5 48 · Kona 31 · Santa Fe 52 · Tucson 37'),
  make('Jaguar', 'E-PACE 48 · F-PACE 68 · F-TYPE 85 · I-PACE 86 · XE 48 · XF 58 · XJ 98'),
  make('Jeep', 'Compass 40 · Grand Cherokee 82 · Renegade 32 · Wrangler 65'),
  make('Kia', 'Ceed 28 · EV6 50 · Niro 36 · Picanto 16 · Rio 20 · Sorento 52 · Sportage 37'),
  make(
    'Land Rover',
    'Defender 90 66 · Defender 110 72 · Defender 130 92 · Discovery 76 · Discovery Sport 52 · Freelander 38 · Range Rover 135 · Range Rover Evoque 52 · Range Rover Sport 98 · Range Rover Velar 68',
  ),
  make('Lexus', 'ES 52 · IS 45 · LX 130 · NX 56 · RX 75 · UX 42'),
  make('Mazda', 'CX-3 24 · CX-30 31 · CX-5 38 · CX-60 54 · Mazda2 21 · Mazda3 29 · Mazda6 38 · MX-5 33'),
  make(
    'Mercedes-Benz',
    'A-Class 37 · B-Class 40 · C-Class 50 · CLA 43 · E-Class 64 · EQA 52 · EQC 72 · G-Class 125 · GLA 45 · GLB 48 · GLC 63 · GLE 90 · GLS 115 · S-Class 120',
  ),
  make('MG', 'HS 32 · MG4 34 · ZS 22'),
  make('Mini', 'Clubman 33 · Countryman 42 · Hatch 29'),
  make('Mitsubishi', 'ASX 27 · Outlander 42 · Pajero 48 · Space Star 15 · Triton 38'),
  make('Nissan', 'Juke 26 · Leaf 36 · Micra 19 · Navara 42 · Patrol 75 · Qashqai 36 · X-Trail 42'),
  make('Opel', 'Astra 31 · Corsa 22 · Grandland 37 · Insignia 36 · Mokka 28'),
  make('Peugeot', '208 23 · 2008 29 · 308 33 · 3008 42 · 508 46 · 5008 45'),
  make('Porsche', '718 66 · 911 130 · Cayenne 98 · Macan 75 · Panamera 110 · Taycan 105'),
  make('Renault', 'Captur 26 · Clio 21 · Kadjar 31 · Mégane 30 · Scénic 38 · Zoe 34'),
  make('Seat', 'Arona 25 · Ateca 33 · Ibiza 21 · Leon 29'),
  make('Škoda', 'Enyaq 48 · Fabia 21 · Kamiq 27 · Karoq 34 · Kodiaq 42 · Octavia 32 · Superb 44'),
  make('Subaru', 'Forester 41 · Impreza 31 · Outback 46 · XV 34'),
  make('Suzuki', 'Jimny 26 · Swift 19 · Vitara 28'),
  make('Tesla', 'Model 3 45 · Model S 100 · Model X 110 · Model Y 50'),
  make(
    'Toyota',
    'Auris 26 · Camry 42 · C-HR 35 · Corolla 32 · Hilux 45 · Land Cruiser 78 · Prius 42 · RAV4 43 · Yaris 24',
  ),
  make(
    'Volkswagen',
    'Golf 32 · ID.3 40 · ID.4 47 · Passat 44 · Polo 24 · T-Cross 26 · T-Roc 33 · Tiguan 40 · Touareg 75 · Touran 38 · Transporter 52 · up! 17',
  ),
  make('Volvo', 'S60 48 · S90 62 · V40 32 · V60 50 · V90 64 · XC40 45 · XC60 60 · XC90 82'),
];

/** List price of a brand nobody listed. */
const ORDINARY_PRICE = 32_000;

const middle = (values: readonly number[]) => [...values].sort((one, other) => one - other)[values.length >> 1];
const isSame = (one: string, other: string) => one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0;

/** The usual list price of a model; of its brand's middle one when the model is not known. */
export function listPriceOf(brand: string, model: string): number {
  const models = MAKES.find(({ name }) => isSame(name, brand))?.models ?? [];
  return (
    models.find(({ name }) => isSame(name, model))?.price ?? middle(models.map(({ price }) => price)) ?? ORDINARY_PRICE
  );
}
