import type { ReactNode } from 'react';
import { Badge } from '../badge/Badge';
import { Button, LinkButton } from '../button/Button';
import { Checkbox } from '../checkbox/Checkbox';
import { Disclosure } from '../disclosure/Disclosure';
import { FailedNotice } from '../error-boundary/ErrorBoundary';
import { Form } from '../form/Form';
import { exampleForm } from '../form/form-examples';
import { Heading } from '../heading/Heading';
import { ICON_NAMES, Icon } from '../icon/Icon';
import { SiteLink } from '../link/SiteLink';
import { LocatorMap } from '../locator-map/LocatorMap';
import { Notice } from '../notice/Notice';
import { Pagination } from '../pagination/Pagination';
import { Paragraph } from '../paragraph/Paragraph';
import { Picture } from '../picture/Picture';
import { Price } from '../price/Price';
import { RadioGroup } from '../radio-group/RadioGroup';
import { RangeSlider } from '../range-slider/RangeSlider';
import { SelectField } from '../select-field/SelectField';
import { Skeleton } from '../skeleton/Skeleton';
import { Spinner } from '../spinner/Spinner';
import { Steps } from '../steps/Steps';
import { Tabs } from '../tabs/Tabs';
import { TextArea } from '../text-area/TextArea';
import { TextField } from '../text-field/TextField';
import { DialogExample, DrawerExample } from './DialogExamples';
import './Gallery.css';

/** A component in one of its states. */
export interface GalleryEntry {
  /** The component's name, unique in the list. */
  readonly name: string;
  readonly element: ReactNode;
}

const HERO = '/media/heroes/defender-110/pangea-green/dusk';

/** Every component in its states: for the gallery page, for pictures and for axe. */
export const galleryEntries: readonly GalleryEntry[] = [
  {
    name: 'Heading',
    element: (
      <>
        <Heading level={3} size="hero">
          Made for more
        </Heading>
        <Heading level={3} size="title">
          Peerless presence
        </Heading>
        <Heading level={3} size="xl">
          Capable of great things
        </Heading>
        <Heading level={3} size="l">
          Find your vehicle
        </Heading>
        <Heading level={3} size="m">
          Reserve online
        </Heading>
        <Heading level={3} size="s">
          Opening hours
        </Heading>
        <Heading level={3} size="xs">
          Registered address
        </Heading>
      </>
    ),
  },
  {
    name: 'Paragraph',
    element: (
      <>
        <Paragraph size="l">A vehicle for every season, prepared for the day you collect it.</Paragraph>
        <Paragraph size="m">Each one is inspected, serviced and photographed as it stands.</Paragraph>
        <Paragraph size="s">Reserve online and pay the deposit with your card.</Paragraph>
        <Paragraph size="xs">Prices include delivery to the retailer.</Paragraph>
        <Paragraph size="quote">It takes us where the road ends.</Paragraph>
        <Paragraph size="subcopy">Figures are those of the vehicle that is shown.</Paragraph>
      </>
    ),
  },
  {
    name: 'Button',
    element: (
      <div className="ui-gallery-row">
        <Button>Explore</Button>
        <Button kind="secondary">Build your own</Button>
        <Button kind="tertiary">Learn more</Button>
        <Button size="small">Apply</Button>
        <Button kind="secondary" size="small">
          Reset
        </Button>
        <Button disabled>Not available</Button>
        <Button busy>Reserving</Button>
        <Button kind="secondary" icon={<Icon name="filter" size={18} />}>
          Filters
        </Button>
      </div>
    ),
  },
  {
    name: 'LinkButton',
    element: (
      <div className="ui-gallery-row">
        <LinkButton href="/stock">Find a vehicle</LinkButton>
        <LinkButton href="/retailers" kind="secondary">
          Find a retailer
        </LinkButton>
        <LinkButton href="/offers" kind="tertiary">
          View offers
        </LinkButton>
      </div>
    ),
  },
  {
    name: 'SiteLink',
    element: (
      <p>
        A paragraph with an <SiteLink href="/news">inline link</SiteLink>, and{' '}
        <SiteLink href="/news" look="standalone">
          one that stands alone <Icon name="arrow-end" size={18} />
        </SiteLink>
      </p>
    ),
  },
  {
    name: 'Badge',
    element: (
      <div className="ui-gallery-row">
        <Badge>New</Badge>
        <Badge kind="accent">Approved</Badge>
        <Badge kind="success">Available</Badge>
        <Badge kind="warning">Reserved</Badge>
        <Badge kind="danger">Sold</Badge>
      </div>
    ),
  },
  {
    name: 'Price',
    element: (
      <div className="ui-gallery-row">
        <Price amount={84950} />
        <Price amount={799} kind="lease" />
        <Price amount={1199} kind="subscribe" />
      </div>
    ),
  },
  {
    name: 'Picture',
    element: (
      <div className="ui-gallery-columns">
        <Picture src={HERO} alt="A green Defender 110 in a desert" sizes="33vw" />
        <Picture src={HERO} alt="The same in four by three" sizes="33vw" ratio="4:3" />
        <Picture src={HERO} alt="The same as a square" sizes="33vw" ratio="1:1" />
      </div>
    ),
  },
  {
    name: 'TextField',
    element: (
      <div className="ui-gallery-columns">
        <TextField label="First name" autoComplete="given-name" required />
        <TextField label="Email address" type="email" hint="We send your confirmation there." defaultValue="a@b.test" />
        <TextField
          label="Phone number"
          type="tel"
          optional
          error="Please enter a phone number with its country code."
        />
      </div>
    ),
  },
  { name: 'TextArea', element: <TextArea label="Message" hint="Up to 500 characters." maxLength={500} /> },
  {
    name: 'SelectField',
    element: (
      <div className="ui-gallery-columns">
        <SelectField
          label="Sort by"
          defaultValue="priceAsc"
          options={[
            { value: 'priceAsc', label: 'Price: low to high' },
            { value: 'priceDesc', label: 'Price: high to low' },
          ]}
        />
        <SelectField label="State" placeholder="Please choose" options={[{ value: 'NSW', label: 'New South Wales' }]} />
      </div>
    ),
  },
  {
    name: 'Checkbox',
    element: (
      <div className="ui-gallery-columns">
        <div>
          <Checkbox label="Range Rover" detail={128} defaultChecked />
          <Checkbox label="Defender" detail={86} />
          <Checkbox label="Discovery" detail={0} disabled />
        </div>
        <Checkbox
          label="I accept the terms and conditions"
          hint="They open in a window of their own."
          error="Please accept the terms to go on."
        />
      </div>
    ),
  },
  { name: 'Form', element: <Form form={exampleForm()} headingLevel={3} layout="double" /> },
  {
    name: 'RadioGroup',
    element: (
      <div className="ui-gallery-columns">
        <RadioGroup
          legend="Condition"
          name="gallery-condition"
          defaultValue="new"
          options={[
            { value: 'new', label: 'New' },
            { value: 'approved', label: 'Approved' },
          ]}
        />
        <RadioGroup
          legend="How would you like to pay?"
          name="gallery-payment"
          look="cards"
          defaultValue="purchase"
          options={[
            { value: 'purchase', label: 'Purchase', hint: '84,950 €' },
            { value: 'lease', label: 'Lease', hint: '799 € / Month' },
          ]}
        />
      </div>
    ),
  },
  {
    name: 'RangeSlider',
    element: (
      <RangeSlider
        label="Price"
        name="gallery-price"
        min={30000}
        max={180000}
        step={1000}
        from={52000}
        to={120000}
        format={(value) => `${value.toLocaleString('en-GB')} €`}
      />
    ),
  },
  {
    name: 'Disclosure',
    element: (
      <>
        <Disclosure title="What is included?" name="gallery-questions" open>
          <p>Delivery to your retailer, registration and a full tank or battery.</p>
        </Disclosure>
        <Disclosure title="How long is my vehicle held?" name="gallery-questions" detail="15 minutes">
          <p>Until you have paid the reservation fee, and for a quarter of an hour at most.</p>
        </Disclosure>
      </>
    ),
  },
  {
    name: 'Tabs',
    element: (
      <Tabs
        label="Vehicle details"
        items={[
          { id: 'overview', label: 'Overview', content: <p>Seven seats, all-wheel drive.</p> },
          { id: 'equipment', label: 'Equipment', content: <p>Meridian sound system.</p> },
          { id: 'retailer', label: 'Retailer', content: <p>Open Monday to Saturday.</p> },
        ]}
      />
    ),
  },
  {
    name: 'Steps',
    element: (
      <Steps
        current={1}
        items={[{ label: 'Your vehicle', href: '/stock' }, { label: 'Your details' }, { label: 'Payment' }]}
      />
    ),
  },
  { name: 'Pagination', element: <Pagination page={5} pages={12} hrefFor={(page) => `/stock?page=${page}`} /> },
  {
    name: 'Notice',
    element: (
      <div className="ui-gallery-stack">
        <Notice title="Good to know">Prices include value added tax.</Notice>
        <Notice kind="success" title="Saved">
          You find this vehicle under your saved vehicles.
        </Notice>
        <Notice kind="warning">Your reservation ends in two minutes.</Notice>
        <FailedNotice onRetry={() => undefined} />
      </div>
    ),
  },
  { name: 'Dialog', element: <DialogExample /> },
  { name: 'Drawer', element: <DrawerExample /> },
  {
    name: 'Skeleton',
    element: (
      <div className="ui-gallery-columns">
        <Skeleton shape="picture" />
        <div className="ui-gallery-stack">
          <Skeleton shape="heading" />
          <Skeleton lines={3} />
        </div>
      </div>
    ),
  },
  {
    name: 'LocatorMap',
    element: (
      <LocatorMap
        label="Map of the surroundings of Brussels: Leuven, 16 km E; Antwerp, 39 km N"
        unit="km"
        surroundings={{
          radius: 80,
          unit: 'km',
          towns: [
            { name: 'Leuven', distance: 16, direction: 'E', x: 0.2, y: -0.01 },
            { name: 'Antwerp', distance: 39, direction: 'N', x: -0.06, y: -0.48 },
          ],
        }}
      />
    ),
  },
  { name: 'Spinner', element: <Spinner /> },
  {
    name: 'Icon',
    element: (
      <div className="ui-gallery-row">
        {ICON_NAMES.map((name) => (
          <Icon key={name} name={name} label={name} />
        ))}
        <Icon name="heart" filled label="Saved" />
      </div>
    ),
  },
];
