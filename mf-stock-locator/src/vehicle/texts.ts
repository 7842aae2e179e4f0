import vehicleMessages from './messages/vehicle/en.json';

declare module '../language/language' {
  interface Language {
    readonly vehicle?: typeof vehicleMessages;
  }
}

export { vehicleMessages };
