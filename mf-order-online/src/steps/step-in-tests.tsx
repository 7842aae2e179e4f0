import type { OrderOnlineData } from '@showroom/contracts/entities/order-online';
import type { StepType } from '@showroom/contracts/entities/order-online-config';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import type { MarketCode } from '@showroom/contracts/markets';
import { type FakeAnswer, fakeClient, renderWithPlatform } from '@showroom/shared-ui/testing';
import { configure } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';
import { type ComponentType, useState } from 'react';
import { exampleVehicle } from '../examples';
import type { StepProps } from './step';

expect.extend(toHaveNoViolations);
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

const usual = exampleVehicle();

interface Opened {
  readonly data?: OrderOnlineData;
  readonly required?: boolean;
  readonly answers?: readonly FakeAnswer[];
  readonly market?: MarketCode;
  readonly locale?: string;
  readonly vehicle?: Vehicle;
}

/** Opens one step as the journey does, and records what it saves and reports. */
export function openStep(
  Step: ComponentType<StepProps>,
  type: StepType,
  { data = {}, required = false, answers = [], market = 'international', locale, vehicle = usual }: Opened,
) {
  const client = fakeClient(...answers);
  const reports: boolean[] = [];
  let saved = data;
  function Journey() {
    const [stored, setStored] = useState(data);
    const [save] = useState(() => (patch: Partial<OrderOnlineData>) => {
      saved = { ...saved, ...patch };
      setStored(saved);
    });
    const [report] = useState(() => (_: string, isValid: boolean) => void reports.push(isValid));
    return (
      <Step vehicle={vehicle} configuration={{ type, title: '', required }} data={stored} save={save} report={report} />
    );
  }
  const rendered = renderWithPlatform(<Journey />, { client, market, ...(locale && { locale }) });
  return { ...rendered, client, data: () => saved, isValid: () => reports.at(-1) };
}
